import type { Calls, Write } from './calls.ts'
import { Paged } from './paged.ts'
import type { CallOptions } from './transport.ts'
import type { Reads } from './types.gen.ts'

type Changes = Reads['/api/v1/mudancas']

/** The football: what is read, and how its records are written. */
export function createResources(calls: Calls) {
  const { get, list, read } = calls
  const editing = <const P extends EditedPath>(path: P) => editingOf(calls, path)

  return {
    teams: {
      ...editing('/api/v1/times'),
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
      ...editing('/api/v1/jogadores'),
      list: list('/api/v1/jogadores'),
      get: get('/api/v1/jogadores/{id}'),
      matches: list('/api/v1/jogadores/{id}/jogos'),
      numbers: get('/api/v1/jogadores/{id}/numeros'),
      transfers: list('/api/v1/jogadores/{id}/transferencias'),
      titles: list('/api/v1/jogadores/{id}/titulos'),
      cards: list('/api/v1/jogadores/{id}/cartoes'),
    },
    coaches: {
      ...editing('/api/v1/tecnicos'),
      list: list('/api/v1/tecnicos'),
      get: get('/api/v1/tecnicos/{id}'),
      spells: list('/api/v1/tecnicos/{id}/transferencias'),
      titles: list('/api/v1/tecnicos/{id}/titulos'),
    },
    competitions: {
      ...editing('/api/v1/campeonatos'),
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
      /** For a page: the address of a stream that an `EventSource` can open for a minute, without a key. */
      streamTicket: get('/api/v1/ao-vivo/bilhete'),
    },
    stadiums: {
      ...editing('/api/v1/estadios'),
      list: list('/api/v1/estadios'),
      get: get('/api/v1/estadios/{id}'),
    },
    confederations: {
      ...editing('/api/v1/confederacoes'),
      list: list('/api/v1/confederacoes'),
      get: get('/api/v1/confederacoes/{id}'),
      matches: list('/api/v1/confederacoes/{id}/jogos'),
      teams: list('/api/v1/confederacoes/{id}/times'),
      competitions: list('/api/v1/confederacoes/{id}/campeonatos'),
    },
    streamings: {
      ...editing('/api/v1/streamings'),
      list: list('/api/v1/streamings'),
      get: get('/api/v1/streamings/{id}'),
      matches: list('/api/v1/streamings/{id}/jogos'),
    },
    referees: editing('/api/v1/arbitros'),
    editions: editing('/api/v1/edicoes'),
    spells: { list: list('/api/v1/passagens'), ...editing('/api/v1/passagens') },
    transfers: { list: list('/api/v1/transferencias'), ...editing('/api/v1/transferencias') },
    titles: { list: list('/api/v1/titulos'), ...editing('/api/v1/titulos') },
    broadcastRights: { list: list('/api/v1/direitos'), ...editing('/api/v1/direitos') },
    suspensions: { list: list('/api/v1/suspensoes'), ...editing('/api/v1/suspensoes') },
    absences: { list: list('/api/v1/desfalques'), ...editing('/api/v1/desfalques') },
    deductions: { list: list('/api/v1/punicoes'), ...editing('/api/v1/punicoes') },
    /** Searches everything: teams, people, competitions, stadiums, matches. */
    search: get('/api/v1/busca'),
    /**
     * What changed since a cursor, in order, deletions included. Iterated, it ends where nothing more has changed;
     * the `id` of every change is the cursor to go on from.
     */
    changes: (asked: Changes['params'] & Changes['query'] = {}, options?: CallOptions) =>
      new Paged<Changes['answer'], Changes['answer']['data'][number]>({
        read: (desde) => read('/api/v1/mudancas', { ...asked, ...(desde !== null && { desde }) }, options),
        items: ({ data }) => data,
        next: ({ cursor, more }) => (more ? cursor : null),
      }),
    /** The key that calls, its quotas and what is left of them. Costs no quota. */
    status: get('/api/v1/status'),
    /** The caller: account, key, duties, plan and remaining calls. Costs no quota. */
    me: get('/api/v1/me'),
    /** What there is in the API, and what the caller may call. Costs no quota. */
    root: get('/api/v1'),
  }
}

/** The records that are created, changed and removed at one address. */
type EditedPath =
  | '/api/v1/times'
  | '/api/v1/jogadores'
  | '/api/v1/tecnicos'
  | '/api/v1/arbitros'
  | '/api/v1/estadios'
  | '/api/v1/confederacoes'
  | '/api/v1/campeonatos'
  | '/api/v1/edicoes'
  | '/api/v1/streamings'
  | '/api/v1/passagens'
  | '/api/v1/transferencias'
  | '/api/v1/titulos'
  | '/api/v1/direitos'
  | '/api/v1/suspensoes'
  | '/api/v1/desfalques'
  | '/api/v1/punicoes'

export interface Editing<P extends EditedPath> {
  /** Needs a key of an admin with the scope `records:write`. */
  readonly create: Write<`POST ${P}`>
  readonly update: Write<`PATCH ${P}/{id}`>
  readonly remove: Write<`DELETE ${P}/{id}`>
}

function editingOf<P extends EditedPath>({ write }: Calls, path: P): Editing<P> {
  return { create: write(`POST ${path}`), update: write(`PATCH ${path}/{id}`), remove: write(`DELETE ${path}/{id}`) }
}
