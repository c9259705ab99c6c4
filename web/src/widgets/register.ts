import { BracketWidget } from './bracket-widget.ts'
import { MatchWidget } from './match-widget.ts'
import { NextMatchesWidget } from './next-matches-widget.ts'
import { ScorersWidget } from './scorers-widget.ts'
import { TableWidget } from './table-widget.ts'

// A page may hold the script tag twice; a name can be given only once.
const elements = {
  'meio-campo-tabela': TableWidget,
  'meio-campo-jogo': MatchWidget,
  'meio-campo-proximos-jogos': NextMatchesWidget,
  'meio-campo-artilheiros': ScorersWidget,
  'meio-campo-mata-mata': BracketWidget,
}
for (const [name, element] of Object.entries(elements)) {
  if (!customElements.get(name)) customElements.define(name, element)
}
