/* For development only: a room's board at real positions, without a server.
   gallery.html?game=sneaky&seats=3&you=0&frame=12&lang=de&theme=dark&hints=0&bare=1 */

import { mount } from 'svelte'
import '$web/styles/tokens.css'
import '$web/styles/components.css'
import { loadSymbols } from '$web/sprite'
import Gallery from './Gallery.svelte'

await loadSymbols()
mount(Gallery, { target: document.getElementById('app')! })
