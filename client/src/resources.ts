import type { CallOptions, Transport, Values } from './transport.ts'
import { Paged } from './paged.ts'
import type { Item, Reads } from './types.gen.ts'

type Path = keyof Reads
type Answer<P extends Path> = Reads[P]['answer']

/** What a read takes: what stands in its path and what it can be asked, under the API's own names. */
export type Asked<P extends Path> = Reads[P]['params'] & Reads[P]['query']
/** Nothing need be given where nothing is required. */
type Arguments<P extends Path> =
  Record<never, never> extends Asked<P>
    ? [asked?: Asked<P>, options?: CallOptions]
    : [asked: Asked<P>, options?: CallOptions]

type DataOf<P extends Path> = Answer<P> extends Item<infer Data> ? Data : Answer<P>
type RowOf<P extends Path> =
  Answer<P> extends { data: ReadonlyArray<infer Row> }
    ? Row
    : Answer<P> extends { data: { players: ReadonlyArray<infer Row> } }
      ? Row
      : never

/** The paths of lists that go on with a cursor. */
type ListPath = { [P in Path]: Answer<P> extends { page: object } ? P : never }[Path]

export type Get<P extends Path> = (...given: Arguments<P>) => Promise<DataOf<P>>
export type List<P extends Path> = (...given: Arguments<P>) => Paged<Answer<P>, RowOf<P>>

interface AnyPage {
  readonly data: readonly unknown[] | { readonly players: readonly unknown[] }
  readonly page: { readonly next: string | null }
}

/** The reads of the API by what they are of. */
export function createResources({ request }: Transport) {
  const read = <T>(path: Path, query: object | undefined, options: CallOptions = {}) =>
    request<T>('GET', path, { query: query as Values, ...options })

  const get =
    <P extends Path>(path: P): Get<P> =>
    async (...[asked, options]) =>
      (await read<{ data: DataOf<P> }>(path, asked, options)).data

  const list =
    <P extends ListPath>(path: P): List<P> =>
    (...[asked, options]) =>
      new Paged<Answer<P>, RowOf<P>>({
        read: (cursor) => read(path, { ...asked, ...(cursor !== null && { cursor }) }, options),
        items: (answer) => {
          const { data } = answer as unknown as AnyPage
          return ('players' in data ? data.players : data) as readonly RowOf<P>[]
        },
        next: (answer) => (answer as unknown as AnyPage).page.next,
      })

  return {
    teams: {
      list: list('/api/v1/times'),
      get: get('/api/v1/times/{id}'),
      matches: list('/api/v1/times/{id}/jogos'),
      numbers: get('/api/v1/times/{id}/numeros'),
      squad: get('/api/v1/times/{id}/elenco'),
      titles: list('/api/v1/times/{id}/titulos'),
      editions: list('/api/v1/times/{id}/campeonatos'),
      transfers: list('/api/v1/times/{id}/transferencias'),
    },
    players: {
      list: list('/api/v1/jogadores'),
      get: get('/api/v1/jogadores/{id}'),
      matches: list('/api/v1/jogadores/{id}/jogos'),
      transfers: list('/api/v1/jogadores/{id}/transferencias'),
      titles: list('/api/v1/jogadores/{id}/titulos'),
      cards: list('/api/v1/jogadores/{id}/cartoes'),
    },
    coaches: {
      list: list('/api/v1/tecnicos'),
      get: get('/api/v1/tecnicos/{id}'),
      spells: list('/api/v1/tecnicos/{id}/transferencias'),
      titles: list('/api/v1/tecnicos/{id}/titulos'),
    },
    competitions: {
      list: list('/api/v1/campeonatos'),
      get: get('/api/v1/campeonatos/{id}'),
      standings: get('/api/v1/campeonatos/{id}/tabela'),
      matches: list('/api/v1/campeonatos/{id}/jogos'),
      leaders: list('/api/v1/campeonatos/{id}/lideres'),
      teamLeaders: list('/api/v1/campeonatos/{id}/lideres/times'),
      seasons: list('/api/v1/campeonatos/{id}/temporadas'),
      scorers: list('/api/v1/campeonatos/{id}/artilheiros'),
      scorersBy: list('/api/v1/campeonatos/{id}/artilheiros/{filter}'),
      cards: list('/api/v1/campeonatos/{id}/cartoes'),
      cardsOn: list('/api/v1/campeonatos/{id}/cartoes/{date}'),
      cardsOnByColor: list('/api/v1/campeonatos/{id}/cartoes/{date}/{color}'),
      champions: list('/api/v1/campeonatos/{id}/campeoes'),
      broadcasts: get('/api/v1/campeonatos/{id}/transmission'),
    },
    matches: {
      list: list('/api/v1/jogos'),
      on: list('/api/v1/jogos/{date}'),
      get: get('/api/v1/campeonatos/{id}/jogos/{idjogo}'),
      live: get('/api/v1/campeonatos/{id}/jogos/{idjogo}/aovivo'),
      lineups: get('/api/v1/campeonatos/{id}/jogos/{idjogo}/escalacao'),
      officials: get('/api/v1/campeonatos/{id}/jogos/{idjogo}/arbitros'),
    },
    stadiums: {
      list: list('/api/v1/estadios'),
      get: get('/api/v1/estadios/{id}'),
    },
    confederations: {
      list: list('/api/v1/confederacoes'),
      get: get('/api/v1/confederacoes/{id}'),
      matches: list('/api/v1/confederacoes/{id}/jogos'),
      teams: list('/api/v1/confederacoes/{id}/times'),
      competitions: list('/api/v1/confederacoes/{id}/campeonatos'),
    },
    streamings: {
      list: list('/api/v1/streamings'),
      get: get('/api/v1/streamings/{id}'),
      matches: list('/api/v1/streamings/{id}/jogos'),
    },
    /** Searches everything: teams, people, competitions, stadiums, matches. */
    search: get('/api/v1/busca'),
    /**
     * What changed since a cursor, in order, deletions included. Iterated, it ends where nothing more has changed;
     * the `id` of every change is the cursor to go on from.
     */
    changes: (asked: Asked<'/api/v1/mudancas'> = {}, options?: CallOptions) =>
      new Paged<Answer<'/api/v1/mudancas'>, RowOf<'/api/v1/mudancas'>>({
        read: (desde) => read('/api/v1/mudancas', { ...asked, ...(desde !== null && { desde }) }, options),
        items: ({ data }) => data,
        next: ({ cursor, more }) => (more ? cursor : null),
      }),
    /** The key that calls, its quotas and what is left of them. Costs no quota. */
    status: get('/api/v1/status'),
    /** Who calls: account, key, duties, plan and what is left. Costs no quota. */
    me: get('/api/v1/me'),
    /** What there is in the API, and what the caller may call. Costs no quota. */
    root: get('/api/v1'),
  }
}
