/* For the build: Fluent files are read now, so that no browser has to. */

import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

export function messages(): Plugin {
  return {
    name: 'messages',
    transform(text, id) {
      if (!id.endsWith('.ftl')) return null
      return { code: `export default ${JSON.stringify(new FluentResource(text).body)}`, map: null }
    },
  }
}
