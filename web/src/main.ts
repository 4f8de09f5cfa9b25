import './styles/tokens.css'
import './styles/components.css'
import { loadSprite } from './sprite'

void loadSprite('/symbols.svg')
