import type { MatchRow } from './match-row.ts'
import { FINAL_STAGE } from './league-stages.ts'
import type { RoundLabel } from './round-label.ts'

export const NOWHERE: RoundLabel = { stage: null, group: null, number: null, name: null, kind: 'league' }

type Rows = readonly MatchRow[]
type Labels = readonly RoundLabel[]

const PLAY_OFFS = /^(?:knock-?out (?:round |phase )?)?play-?offs?$/i
const BEFORE_LAST_16: RoundLabel = { ...NOWHERE, name: 'Repescagem', kind: 'knockout' }

/** A cup has no league: its numbered rounds are those of its groups, or, where who lost is not seen again, of its ties. */
export function roundsInCup(rows: Rows, labels: Labels): Labels {
  const numbered = ({ kind, number, group }: RoundLabel) => kind === 'league' && number !== null && group === null
  const teams = teamsByNumber(rows, (_, index) => {
    const label = labels[index] ?? NOWHERE
    return numbered(label) && label.stage === null ? label.number : null
  })
  const inTies = losersLeave(teams) && !rows.some(({ round }) => /^matchday\b/i.test(round ?? ''))
  return labels.map((label, index) => {
    // The two days of the ties between a league phase and the last sixteen, without the number of either.
    if (PLAY_OFFS.test(rows[index]?.round ?? '') && label.number === null) return BEFORE_LAST_16
    if (label.name === FINAL_STAGE) return { ...label, name: BEFORE_LAST_16.name }
    if (!numbered(label) || isLeaguePhase(label)) return label
    if (PLAY_OFFS.test(label.stage ?? '')) return BEFORE_LAST_16
    return inTies
      ? { ...label, number: null, name: `${label.number}ª fase`, kind: 'knockout' }
      : { ...label, kind: 'groups' }
  })
}

/** `Round 4` is the name of a round of ties; in a league in which every team plays on it is a matchday. */
export function roundsInLeague(rows: Rows, labels: Labels): Labels {
  const numberOf = ({ round }: MatchRow) => Number(/^round (\d{1,2})$/i.exec(round ?? '')?.[1] ?? 0) || null
  const teams = teamsByNumber(rows, numberOf)
  if (teams.size < 2 || losersLeave(teams)) return labels
  return labels.map((label, index) => {
    const number = rows[index] ? numberOf(rows[index]) : null
    return number === null ? label : { ...label, number, name: `${number}ª rodada`, kind: 'league' }
  })
}

function teamsByNumber(
  rows: Rows,
  numberOf: (row: MatchRow, index: number) => number | null,
): ReadonlyMap<number, ReadonlySet<string>> {
  const teams = new Map<number, Set<string>>()
  for (const [index, row] of rows.entries()) {
    const number = numberOf(row, index)
    if (number !== null) teams.set(number, (teams.get(number) ?? new Set()).add(row.home).add(row.away))
  }
  return teams
}

/** One table for all teams, as in the Champions League since 2024. */
function isLeaguePhase({ stage }: RoundLabel): boolean {
  return /^league(?: phase| stage)?$/i.test(stage ?? '')
}

/** Of the teams of each round, a third or more are in no later one, as far as there are any. */
function losersLeave(teams: ReadonlyMap<number, ReadonlySet<string>>): boolean {
  const rounds = [...teams].sort(([one], [other]) => one - other).map(([, names]) => names)
  return rounds.slice(0, -1).every((names, index) => {
    const later = new Set(rounds.slice(index + 1).flatMap((each) => [...each]))
    return [...names].filter((name) => !later.has(name)).length * 3 >= names.size
  })
}
