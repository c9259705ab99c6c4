import { MatchWidget } from './match-widget.ts'
import { NextMatchesWidget } from './next-matches-widget.ts'
import { TableWidget } from './table-widget.ts'

// A page may hold the script tag twice; a name can be given only once.
const elements = {
  'meio-campo-tabela': TableWidget,
  'meio-campo-jogo': MatchWidget,
  'meio-campo-proximos-jogos': NextMatchesWidget,
}
for (const [name, element] of Object.entries(elements)) {
  if (!customElements.get(name)) customElements.define(name, element)
}
