import { mount } from 'svelte'
import './styles/tokens.css'
import './styles/components.css'
import './styles/shell.css'
import App from './App.svelte'
import { listen } from './kept.svelte'
import { route } from './router.svelte'
import { speak } from './speaking.svelte'
import { loadSymbols } from './sprite'

void loadSymbols()
listen()
route()
await speak()
mount(App, { target: document.getElementById('app')! })
