import type { StructurePhase } from '@meio-campo/contract'
import { placeInWords, type PlaceWords } from '../../../components/form/placed-errors.ts'

const pieces: PlaceWords = {
  name: 'nome',
  kind: 'tipo',
  groups: 'grupo',
  entrants: 'time',
  group: 'grupo',
  ranking: 'ranking',
  rounds: 'rodada',
  number: 'número',
  ties: 'confronto',
  round: 'rodada',
  first: 'primeiro time',
  second: 'segundo time',
  firstFrom: 'de onde vem o primeiro time',
  secondFrom: 'de onde vem o segundo time',
  winner: 'quem passa',
  zones: 'zona',
  shape: 'aparência',
  from: 'do lugar',
  to: 'ao lugar',
  table: 'regras da tabela',
  pointsPerWin: 'pontos por vitória',
  pointsPerDraw: 'pontos por empate',
  criteria: 'critério',
  tie: 'regras do mata-mata',
}

/** Which phase an error is in is said by its name, as it stands in the editor; and where in it. */
export function structureSentences(
  errors: readonly { readonly field: string; readonly message: string }[],
  phases: readonly Pick<StructurePhase, 'name'>[],
): string {
  const sentences = errors.map(({ field, message }) => {
    const [, at, rest = ''] = /^phases\.(\d+)(?:\.(.+))?$/.exec(field) ?? []
    if (at === undefined) return message
    const name = phases[Number(at)]?.name.trim() ?? ''
    // A sentence about what a championship can be has the name of its phase already.
    if (name !== '' && message.includes(name)) return message
    const place = placeInWords(rest, pieces)
    return `${name === '' ? `Fase ${Number(at) + 1}` : name}${place === '' ? '' : `, ${place}`}: ${message}`
  })
  return [...new Set(sentences)].join(' ')
}
