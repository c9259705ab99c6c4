import { queryOptions } from '@tanstack/react-query'
import { dotted, slug, type RecordKind } from '@meio-campo/contract/rules'
import { api } from '../../../../api/api.ts'
import { unwrap } from '../../../../api/result.ts'
import type { CrestTeam } from '../../../../components/crest/crest.tsx'
import { countryName } from '../../../../components/flag/country-name.ts'
import { stadiumPlace } from '../../../football/pieces/stadiums/stadium-words.ts'
import { streamingKindWords } from '../../../football/pieces/streamings/streaming-words.ts'
import { homeWords, teamKindWords } from '../../../football/pieces/teams/team-words.ts'

/** A record to choose: its name, what distinguishes it from others of that name, and its picture. */
export interface RecordOption {
  readonly id: string
  readonly name: string
  readonly hint: string | null
  readonly team?: CrestTeam
}

const MOST = 8
const HALF = 4

type Find = (q: string, signal: AbortSignal) => Promise<readonly RecordOption[]>

const joined = (...parts: readonly (string | null | undefined)[]) => dotted(...parts) || null

/** Year of birth and team, which distinguish two people of one name. */
function personOption(
  what: string,
  { id, name, birthDate, team }: { id: string; name: string; birthDate: string | null; team: CrestTeam | null },
): RecordOption {
  const born = birthDate && `nascido em ${birthDate.slice(0, 4)}`
  return { id, name, hint: joined(team ? `${what} de ${team.name}` : what, born) }
}

const findPlayers: Find = async (q, signal) => {
  const { data } = unwrap(await api.get('/api/v1/jogadores', { query: { q, limit: MOST }, signal }))
  return data.map((player) => personOption('Jogador', player))
}

const findCoaches: Find = async (q, signal) => {
  const { data } = unwrap(await api.get('/api/v1/tecnicos', { query: { q, limit: MOST }, signal }))
  return data.map((coach) => personOption('Técnico', coach))
}

/** Editions have no list of their own: the championship is found by its name, and a year at the end narrows. */
const findEditions: Find = async (q, signal) => {
  const [, name = q, year = ''] = /^(.*?)\s*(\d{4}(?:-\d{0,2})?)$/.exec(q) ?? []
  const query = { ...(name !== '' && { q: name }), limit: HALF, fields: 'id,name' }
  const { data } = unwrap(await api.get('/api/v1/campeonatos', { query, signal }))
  const pages = await Promise.all(
    data.map(async ({ id }) => {
      const page = await api.get('/api/v1/campeonatos/{id}', { params: { id }, query: { fields: 'editions' }, signal })
      return unwrap(page).data.editions
    }),
  )
  const options = data.flatMap((competition, index) =>
    pages[index]!.filter((edition) => edition.startsWith(year)).map((edition) => ({
      id: slug(`${competition.id}_${edition}`),
      name: `${competition.name} ${edition}`,
      hint: null,
    })),
  )
  return options.slice(0, MOST)
}

const finders: Readonly<Record<Exclude<RecordKind, 'match'>, Find>> = {
  team: async (q, signal) => {
    const { data } = unwrap(await api.get('/api/v1/times', { query: { q, limit: MOST }, signal }))
    return data.map((team) => ({
      id: team.id,
      name: team.name,
      hint: joined(teamKindWords(team), homeWords(team)),
      team,
    }))
  },
  person: async (q, signal) => {
    const [players, coaches] = await Promise.all([findPlayers(q, signal), findCoaches(q, signal)])
    const known = new Set(players.map(({ id }) => id))
    // A person with both roles is listed once; the best of each list are offered.
    return [...players.slice(0, HALF), ...coaches.filter(({ id }) => !known.has(id)), ...players.slice(HALF)].slice(
      0,
      MOST,
    )
  },
  stadium: async (q, signal) => {
    const { data } = unwrap(await api.get('/api/v1/estadios', { query: { q, limit: MOST }, signal }))
    return data.map((stadium) => ({ id: stadium.id, name: stadium.name, hint: stadiumPlace(stadium) }))
  },
  confederation: async (q, signal) => {
    const { data } = unwrap(await api.get('/api/v1/confederacoes', { query: { q, limit: MOST }, signal }))
    return data.map(({ id, name, acronym, state, country }) => ({
      id,
      name,
      hint: joined(acronym === name ? null : acronym, state ?? (country && countryName(country))),
    }))
  },
  competition: async (q, signal) => {
    const { data } = unwrap(await api.get('/api/v1/campeonatos', { query: { q, limit: MOST }, signal }))
    return data.map(({ id, name, country, confederation }) => ({
      id,
      name,
      hint: joined(country && countryName(country), confederation?.acronym ?? confederation?.name),
    }))
  },
  edition: findEditions,
  streaming: async (q, signal) => {
    const { data } = unwrap(await api.get('/api/v1/streamings', { query: { q, limit: MOST }, signal }))
    return data.map((streaming) => ({
      id: streaming.id,
      name: streaming.name,
      hint: streamingKindWords(streaming),
    }))
  },
}

export type FindableKind = keyof typeof finders

/** Records whose name is like what was typed, as the kind's own list finds them. */
export const recordOptionsQuery = (kind: FindableKind, q: string) =>
  queryOptions({
    queryKey: ['record options', kind, q] as const,
    queryFn: ({ signal }) => finders[kind](q, signal),
    enabled: q.length > 1,
  })
