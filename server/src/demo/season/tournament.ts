import { doubleRoundRobin } from '@meio-campo/football'
import type { CompetitionFact } from '../facts/index.ts'
import { LEAGUE_PHASE } from './league.ts'
import type { PlannedMatch } from './planned-match.ts'

/** A fictional tournament in which a match begins every 80 minutes, day and night, so that one is always live. */
export const tournament: CompetitionFact = {
  id: 'torneio_meio_campo',
  code: 'tmc',
  kind: 'league',
  participants: 'club',
  name: 'Torneio Meio-Campo',
  officialName: 'Torneio Meio-Campo de Demonstração',
  shortName: 'Torneio',
  country: null,
  confederation: 'conmebol',
}

const MINUTE = 60_000
const DAY = 86_400_000
const EVERY = 80 * MINUTE
/** Only this period is kept, so that the tournament does not grow for ever. */
export const TOURNAMENT_KEPT = 10 * DAY
export const TOURNAMENT_AHEAD = 3 * DAY
export const TOURNAMENT_TEAMS = 24

const beginning = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  hour: 'numeric',
  timeZone: 'America/Sao_Paulo',
})

/** "Rodada de 15/11, 13h": rounds are named by time, because numbers in the thousands mean little to readers. */
export function tournamentRoundName({ kickoff, sequence }: PlannedMatch): string {
  const parts = beginning.formatToParts(kickoff - sequence.place * EVERY)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `Rodada de ${part('day')}/${part('month')}, ${Number(part('hour'))}h`
}

/** The matches that begin in a period, its end excluded. Overlapping periods give the same matches. */
export function planTournament(teams: readonly string[], from: number, to: number): readonly PlannedMatch[] {
  if (teams.length < 2) return []
  const rounds = [...Map.groupBy(doubleRoundRobin(teams), ({ round }) => round).values()]
  const perRound = rounds[0]!.length
  const matches: PlannedMatch[] = []
  for (let kickoff = Math.ceil(from / EVERY) * EVERY; kickoff < to; kickoff += EVERY) {
    const year = new Date(kickoff).getUTCFullYear()
    const index = Math.round((kickoff - Date.UTC(year, 0, 1)) / EVERY)
    const number = Math.floor(index / perRound)
    const { home, away } = rounds[number % rounds.length]![index % perRound]!
    const edition = `${tournament.id}_${year}`
    const phase = `${edition}_${LEAGUE_PHASE}`
    matches.push({
      id: `${tournament.code}_${year}_r${number + 1}_${home}_${away}`,
      competition: tournament.id,
      edition,
      phase,
      group: null,
      tie: null,
      round: `${phase}_r${number + 1}`,
      leg: null,
      home,
      away,
      kickoff,
      knownFrom: kickoff - TOURNAMENT_AHEAD,
      neutral: false,
      postponement: null,
      whenLevel: 'draw',
      panel: 'continental',
      sequence: { round: number, place: index % perRound },
    })
  }
  return matches
}
