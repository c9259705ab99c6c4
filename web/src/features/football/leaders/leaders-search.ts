import { parseEditionSearch, type EditionSearch } from '../pieces/competitions/edition-search.ts'

const playerSorts = [
  'involvements',
  'goals',
  'assists',
  'minutes',
  'played',
  'cleanSheets',
  'yellow',
  'red',
  'player',
  'team',
] as const
const teamSorts = [
  'goalsFor',
  'goalsAgainst',
  'cleanSheets',
  'scoreless',
  'yellow',
  'red',
  'attendance',
  'highestAttendance',
  'played',
  'team',
] as const
const seasonSorts = ['edition', 'played', 'goals', 'goalsPerMatch', 'cardsPerMatch', 'attendance'] as const

/** What the numbers of a championship are about. */
export const subjects = ['jogadores', 'times', 'temporadas'] as const
export type Subject = (typeof subjects)[number]

const positions = ['goleiro', 'defensor', 'meia', 'atacante'] as const

type Turned<Word extends string> = Word | `-${Word}`
export type PlayerSort = Turned<(typeof playerSorts)[number]>
export type TeamSort = Turned<(typeof teamSorts)[number]>
export type SeasonSort = Turned<(typeof seasonSorts)[number]>

/** The address of a championship: `?ver=numeros&de=times&sort=attendance`. */
export interface CompetitionPageSearch extends EditionSearch {
  readonly ver?: 'numeros'
  /** Without it, the players. */
  readonly de?: Exclude<Subject, 'jogadores'>
  readonly sort?: PlayerSort | TeamSort | SeasonSort
  readonly time?: string
  readonly posicao?: (typeof positions)[number]
}

const sortsOf = { jogadores: playerSorts, times: teamSorts, temporadas: seasonSorts } as const

export function parseCompetitionPageSearch(search: Readonly<Record<string, unknown>>): CompetitionPageSearch {
  const season = parseEditionSearch(search)
  if (search['ver'] !== 'numeros') return season
  const subject = subjects.find((word) => word === search['de']) ?? 'jogadores'
  const words: readonly string[] = sortsOf[subject]
  const { sort, time } = search
  const posicao = positions.find((word) => word === search['posicao'])
  const isSort = typeof sort === 'string' && words.includes(sort.replace(/^-/, ''))
  const ofPlayers = subject === 'jogadores'
  return {
    ...season,
    ver: 'numeros',
    ...(subject !== 'jogadores' && { de: subject }),
    ...(isSort && { sort: sort as PlayerSort }),
    ...(ofPlayers && typeof time === 'string' && /^[a-z0-9_]{1,200}$/.test(time) && { time }),
    ...(ofPlayers && posicao && { posicao }),
  }
}
