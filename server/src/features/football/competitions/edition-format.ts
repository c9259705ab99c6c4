import { plural } from '@meio-campo/contract/rules'
import { countRounds } from './current-round.ts'
import type { EditionStructure, PhaseStructure } from '../standings/edition-structure.ts'

/** How an edition is played, in one or two sentences; null where nothing is known of it. */
export function formatSentence({ phases }: EditionStructure): string | null {
  if (phases.length === 0) return null
  const parts = phases.map(phaseWords)
  const [first = '', ...rest] = parts
  const played = [first, ...rest.map((part) => `depois, ${part}`)].join('; ')
  const rules = phases.find((phase) => phase.rules)?.rules
  const points = rules ? ` A vitória vale ${count(rules.pointsPerWin, 'ponto', 'pontos')}.` : ''
  return `${played.charAt(0).toUpperCase()}${played.slice(1)}.${points}`
}

function phaseWords(phase: PhaseStructure): string {
  const { kind, name, groups, ties } = phase
  const teams = new Set(groups.flatMap(({ contest }) => contest.teams)).size
  if (kind === 'league') {
    const total = countRounds(phase)
    const length = total === null ? '' : `, em ${count(total, 'rodada', 'rodadas')}`
    return `${count(teams, 'time', 'times')} em ${nameOfTable(name)}${length}`
  }
  if (kind === 'groups') return `${count(teams, 'time', 'times')} em ${count(groups.length, 'grupo', 'grupos')}`
  const twoLegs = ties.some(({ rules }) => rules.legs === 2)
  const single = ties.some(({ rules }) => rules.legs === 1)
  const legs =
    ties.length === 0
      ? ''
      : twoLegs
        ? single
          ? ', em ida e volta e em jogo único'
          : ', em ida e volta'
        : ', em jogo único'
  return `mata-mata${legs}`
}

function nameOfTable(name: string): string {
  return name === 'Pontos corridos' ? 'pontos corridos' : `tabela única (${name})`
}

function count(number: number, one: string, many: string): string {
  return `${number} ${plural(number, one, many)}`
}
