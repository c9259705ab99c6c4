import type { Match, PlayerPage, Standings, TeamRef } from '@meio-campo/contract'
import { dotted, matchStatuses, plural } from '@meio-campo/contract/rules'
import { LIVE } from '../../football/rows/match-status.ts'

/** The content of a public card, before it is drawn: football only, and nothing of any account. */
export interface CardContent {
  readonly title: string
  /** One line: for the page, and for the programs that preview a link. */
  readonly text: string
  /** The page of the console that shows all of it. */
  readonly page: string
  readonly demo: boolean
  readonly body: CardBody
}

export type CardBody = MatchBody | TableBody | PlayerBody

export interface MatchBody {
  readonly kind: 'match'
  readonly heading: string
  readonly state: string
  readonly home: TeamRef
  readonly away: TeamRef
  /** "2 × 1", or "×" before the match. */
  readonly score: string
  readonly penalties: string | null
  readonly scorers: { readonly home: readonly string[]; readonly away: readonly string[] }
  readonly foot: string
}

export interface TableRow {
  readonly position: string
  readonly team: TeamRef
  readonly figures: readonly string[]
}

export interface TableBody {
  readonly kind: 'table'
  readonly heading: string
  readonly state: string
  readonly heads: readonly string[]
  readonly groups: readonly { readonly name: string | null; readonly rows: readonly TableRow[] }[]
}

export interface PlayerBody {
  readonly kind: 'player'
  readonly heading: string
  readonly state: string
  readonly team: TeamRef | null
  readonly totals: readonly { readonly name: string; readonly value: string }[]
  readonly heads: readonly string[]
  readonly seasons: readonly { readonly name: string; readonly figures: readonly string[] }[]
}

const stateWords: Readonly<Record<string, string>> = { ...matchStatuses, scheduled: 'A jogar' }
const zone = 'America/Sao_Paulo'
const dayAndTime = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })
const whole = new Intl.NumberFormat('pt-BR')

export function describeMatch(match: Match): CardContent {
  const { home, away, competition, edition, round, penalties, stadium, status } = match
  const result = match.extraTime ?? match.score
  const score = result ? `${result.home} × ${result.away}` : '×'
  const shootout = penalties && `${penalties.home} × ${penalties.away} nos pênaltis`
  const state = LIVE.includes(status) ? 'Ao vivo' : (stateWords[status] ?? 'Jogo')
  const when = whenOf(match)
  return {
    title: `${home.name} ${score} ${away.name}${shootout ? ` (${shootout})` : ''}`,
    text: dotted(`${competition.name} ${edition}`, round?.name, state, when),
    page: `/campeonatos/${competition.id}/jogos/${match.id}`,
    demo: match.demo,
    body: {
      kind: 'match',
      heading: `${competition.name} ${edition}`,
      state: dotted(round?.name, state),
      home,
      away,
      score,
      penalties: shootout,
      scorers: { home: scorersOf(match, 'home'), away: scorersOf(match, 'away') },
      foot: dotted(when, stadium?.name),
    },
  }
}

function whenOf({ kickoff, day, timeConfirmed }: Match): string | null {
  if (kickoff !== null && timeConfirmed) return dayAndTime.format(new Date(kickoff))
  return day === null ? null : longDay.format(new Date(`${day}T12:00:00Z`))
}

const GOALS: Readonly<Record<string, string>> = { goal: '', penalty: ' (pênalti)', ownGoal: ' (contra)' }

/** "Gabriel 12', 80'": each scorer once, by the first goal. An event's side is the one the goal counts for. */
function scorersOf({ events = [] }: Match, side: 'home' | 'away'): string[] {
  const minutes = new Map<string, string[]>()
  for (const { type, side: own, player, minute, added } of events) {
    if (!(type in GOALS) || own !== side || !player) continue
    const name = `${player.name}${GOALS[type]}`
    const at = minute === null ? [] : [`${minute}${added ? `+${added}` : ''}'`]
    minutes.set(name, [...(minutes.get(name) ?? []), ...at])
  }
  return [...minutes].map(([name, at]) => [name, at.join(', ')].filter(Boolean).join(' '))
}

export function describeTable(standings: Standings): CardContent {
  const { competition, edition, round, demo } = standings
  const groups = shownGroups(standings)
  const heading = `${competition.name} ${edition}`
  const leader = groups.length === 1 ? groups[0]!.rows.find(({ position }) => position === 1) : undefined
  const state = round === null ? 'Tabela' : `Tabela, rodada ${round}`
  return {
    title: `${heading}: tabela`,
    text: dotted(
      round === null ? 'Classificação' : `Depois da rodada ${round}`,
      leader && `${leader.team.name} em primeiro, com ${leader.points} pontos`,
    ),
    page: `/campeonatos/${competition.id}/tabela?temporada=${encodeURIComponent(edition)}`,
    demo,
    body: {
      kind: 'table',
      heading,
      state,
      heads: groups.length > 1 ? ['J', 'P'] : ['J', 'V', 'SG', 'P'],
      groups: groups.map(({ name, rows }) => ({
        name: groups.length > 1 ? name : null,
        rows: rows.map(({ position, team, played, won, goalDifference, points }) => ({
          position: position === null ? '–' : String(position),
          team,
          figures: (groups.length > 1 ? [played, points] : [played, won, signed(goalDifference), points]).map(String),
        })),
      })),
    },
  }
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace('-', '−'))

/** The last phase with tables in which a match was played; before the first match, the first one. */
function shownGroups({ phases }: Standings) {
  const withTables = phases.filter(({ groups }) => groups.some(({ rows }) => rows.length > 0))
  const begun = withTables.findLast(({ groups }) => groups.some(({ rows }) => rows.some(({ played }) => played > 0)))
  return (begun ?? withTables[0])?.groups ?? []
}

const positions: Readonly<Record<string, string>> = {
  goalkeeper: 'Goleiro',
  defender: 'Defensor',
  midfielder: 'Meia',
  forward: 'Atacante',
}

/** Only what happened on the pitch: no birth date, picture, weight or salary. */
export function describePlayer(player: PlayerPage): CardContent {
  const { name, team, seasons, demo, number } = player
  const position = player.positions.map((each) => positions[each] ?? each).join(', ') || null
  const sum = (read: (season: PlayerPage['seasons'][number]) => number) =>
    seasons.reduce((total, season) => total + read(season), 0)
  const played = sum((season) => season.played)
  const goals = sum((season) => season.goals)
  const told = seasons.flatMap((season) => season.assists ?? [])
  const assists = told.length > 0 ? whole.format(told.reduce((total, each) => total + each, 0)) : '–'
  const shown = seasons.flatMap(({ yellow, secondYellow, red }) => [yellow, secondYellow, red].flatMap((n) => n ?? []))
  const cards = shown.length > 0 ? whole.format(shown.reduce((total, each) => total + each, 0)) : '–'
  return {
    title: name,
    text: dotted(position, team?.name, counted(played, 'jogo', 'jogos'), counted(goals, 'gol', 'gols')),
    page: `/jogadores/${player.id}`,
    demo,
    body: {
      kind: 'player',
      heading: name,
      state: dotted(position, team?.name, number !== null && `camisa ${number}`),
      team,
      totals: [
        { name: 'Jogos', value: whole.format(played) },
        { name: 'Gols', value: whole.format(goals) },
        { name: 'Assistências', value: assists },
        { name: 'Cartões', value: cards },
      ],
      heads: ['Jogos', 'Gols', 'Assist.'],
      seasons: seasons.map((season) => ({
        name: dotted(`${season.competition.name} ${season.edition}`, season.team.name),
        figures: [season.played, season.goals, season.assists ?? '–'].map(String),
      })),
    },
  }
}

const counted = (n: number, one: string, many: string) => `${whole.format(n)} ${plural(n, one, many)}`
