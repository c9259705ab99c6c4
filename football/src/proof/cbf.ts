import type { Card } from '../discipline/card.ts'
import { teamSanctions } from '../discipline/card.ts'
import type { Match } from '../match/match.ts'
import type { Goal, GoalKind } from '../scorers/scorers.ts'
import { readJson } from './data-folder.ts'

interface Sheet {
  readonly Date: string
  readonly Home: string
  readonly Away: string
  readonly Result: string
  readonly Goals: readonly string[]
  readonly 'Yellow cards': readonly string[]
  readonly 'Red cards': readonly string[]
}

export interface CbfCompetition {
  readonly matches: readonly Match[]
  readonly goals: readonly Goal[]
  readonly cards: readonly Card[]
}

const kinds: Readonly<Record<string, GoalKind>> = { NR: 'goal', FT: 'goal', PN: 'penalty', CT: 'ownGoal' }

/** Players are known by full name; the club at the end of a line is one of the two that play. */
export function readCbf(name: string): CbfCompetition {
  const sheets = Object.entries(readJson(`brazilianfootball-cbf/${name}_games.json`) as Record<string, Sheet>)
  const read = sheets.map(([id, sheet]) => {
    const { Home: home, Away: away } = sheet
    const [left = NaN, right = NaN] = sheet.Result.split(/\s*x\s*/i).map(Number)
    const cards = [
      ...sheet['Yellow cards'].map((line) => ({ match: id, ...who(line, sheet), kind: 'yellow' as const })),
      ...sheet['Red cards'].map((line) => ({ match: id, ...who(line, sheet), kind: 'red' as const })),
    ]
    const goals = sheet.Goals.map((line) => ({
      match: id,
      ...who(line, sheet),
      kind: kinds[/[12]T\s*\d*\s*(NR|PN|FT|CT)/.exec(line)?.[1] ?? ''] ?? 'goal',
    }))
    const match: Match = {
      id,
      home,
      away,
      day: sheet.Date.split('/').toReversed().join('-'),
      round: null,
      score: { home: left, away: right },
      sanctions: { home: teamSanctions(home, cards), away: teamSanctions(away, cards) },
    }
    return { match, goals, cards }
  })
  return {
    matches: read.map(({ match }) => match),
    goals: read.flatMap(({ goals }) => goals),
    cards: read.flatMap(({ cards }) => cards),
  }
}

function who(line: string, { Home, Away }: Sheet): { readonly player: string; readonly team: string } {
  const text = line
    .replace(/^.*?[12]T\s*\d*\s*(?:NR|PN|FT|CT)?/, '')
    .replace(' - ', ' ')
    .replace(' / ', '/')
  for (const team of [Home, Away]) {
    const end = endings(team).find((ending) => plain(text).endsWith(plain(ending)))
    if (end) return { player: text.slice(0, -end.length).trim(), team }
  }
  return { player: text, team: 'unresolved' }
}

// Longest first: what is left before the club's name is the player's.
function endings(club: string): readonly string[] {
  const [name = '', state = ''] = club.split(' / ')
  const names = [`Clube ${name}`, `${name} Fc Saf`, `${name} Saf`, `${name} Fc`, name]
  if (/^Ath?l/.test(name)) names.push('Atlético')
  return names.flatMap((each) => [`${each}/${state}`, each])
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
