import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Word } from '../football/reading.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'
import { tag } from './shapes.ts'

const counted = (description: string) => Type.Integer({ minimum: 0, description })

/** How much is known about the matches of one edition. */
export const Coverage = Type.Object({
  id: Type.String({ description: 'A edição.' }),
  competition: Type.String({ description: 'O id do campeonato.' }),
  name: Type.String({ description: 'Campeonato e temporada.' }),
  linkAddress: Type.String({ description: 'A página da edição no console.' }),
  matches: counted('Todos os jogos, sem os anulados.'),
  due: counted('Os que já passaram do dia e não foram adiados, cancelados nem interrompidos.'),
  results: counted('Dos que já passaram do dia, os que têm resultado.'),
  overdue: counted('Dos que já passaram do dia, os que ainda não têm resultado.'),
  played: counted('Os que foram jogados até o fim.'),
  lineups: counted('Dos jogados, os que têm escalação.'),
  events: counted('Dos jogados, os que têm lances.'),
  officials: counted('Dos jogados, os que têm arbitragem.'),
  stadiums: counted('Dos jogados, os que têm estádio.'),
  attendances: counted('Dos jogados, os que têm público.'),
  alerts: counted('Alertas abertos sobre a edição.'),
})
export type Coverage = Static<typeof Coverage>

/** What a match can lack. */
export const lackedParts = ['resultado', 'escalacoes', 'lances', 'arbitragem', 'estadio', 'publico'] as const
export type LackedPart = (typeof lackedParts)[number]

export const IncompleteMatch = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'Mandante × visitante.' }),
  day: Nullable(Type.String({ format: 'date' })),
  linkAddress: Type.String({ description: 'A página do jogo no console.' }),
})
export type IncompleteMatch = Static<typeof IncompleteMatch>

/** Something that waits for a person's decision. */
export const WorkQueue = Type.Object({
  queue: Type.String({ enum: ['suggestions', 'duplicates', 'waiting', 'squads', 'conflicts', 'names', 'alerts'] }),
  count: counted('Quantos esperam.'),
  oldest: Nullable(
    Type.Object({
      name: Type.String({ description: 'Do que se trata.' }),
      since: Timestamp,
    }),
  ),
  linkAddress: Type.String({ description: 'Onde se decide, no console.' }),
})
export type WorkQueue = Static<typeof WorkQueue>

export const qualityEndpoints = {
  listCoverage: endpoint({
    id: 'listCoverage',
    method: 'GET',
    path: '/api/v1/qualidade',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'O que se sabe dos jogos de cada edição',
    description:
      'Uma linha por edição com jogos. `sort` põe na frente o que mais falta: `-overdue`, ou a parte de que há menos, em porcentagem. `format` dá a lista inteira como arquivo.',
    query: Exactly({
      ...listQuery,
      campeonato: Type.Optional(
        Type.String({ pattern: '^[a-z0-9_]{1,200}$', description: 'Só as edições deste campeonato.' }),
      ),
      sort: Type.Optional(
        Word('-recent', '-overdue', '-alerts', 'lineups', 'events', 'officials', 'stadiums', 'attendances'),
      ),
      format: Type.Optional(Word('csv', 'json')),
    }),
    answer: Page(Coverage),
  }),
  listIncompleteMatches: endpoint({
    id: 'listIncompleteMatches',
    method: 'GET',
    path: '/api/v1/qualidade/jogos',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'Os jogos de uma edição a que falta alguma coisa',
    description: '`format` dá a lista inteira como arquivo.',
    query: Exactly({
      ...listQuery,
      edicao: Type.String({ pattern: '^[a-z0-9_]{1,200}$' }),
      falta: Word(...lackedParts),
      format: Type.Optional(Word('csv', 'json')),
    }),
    answer: Page(IncompleteMatch),
  }),
  listWorkQueues: endpoint({
    id: 'listWorkQueues',
    method: 'GET',
    path: '/api/v1/qualidade/filas',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'O que espera decisão, com o mais antigo de cada fila',
    query: Exactly(readQuery),
    answer: Item(Type.Array(WorkQueue)),
  }),
}
