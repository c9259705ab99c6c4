import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { LastLineups, MatchPage } from '../football/match-pages.ts'
import { SpotWord } from '../football/match-parts.ts'
import { Id, Word } from '../football/reading.ts'
import { ONE_LINE } from '../rules/fields.ts'
import { recordFields } from '../rules/record-fields/index.ts'
import { CountryCode, Exactly, Item, Nullable, readQuery } from '../shapes/shapes.ts'
import { changeSchema } from './field-schema.ts'
import { RecordForm, Saved, savedWith } from './records.ts'

const tag = 'Jogos'
const duty = { role: 'editor', touches: 'match', kind: 'match' } as const
const params = Exactly({ id: Id, idjogo: Id })
const path = '/api/v1/campeonatos/{id}/jogos/{idjogo}'
const stale =
  'Responde o jogo inteiro. Com `If-Match` e o ETag da leitura do jogo, ou `"<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com o que há agora.'

const RecordId = Type.String({ minLength: 1, maxLength: 200, pattern: '^[a-z0-9_]+$' })
const Name = Type.String({ minLength: 1, maxLength: 120, pattern: ONE_LINE })
const someone = {
  person: Nullable(RecordId),
  name: Type.Optional(Nullable(Type.String({ ...Name, description: 'De quem não tem registro.' }))),
}

const SheetPlayer = Exactly({
  ...someone,
  number: Nullable(Type.Integer({ minimum: 0, maximum: 999 })),
  position: Nullable(Word('goalkeeper', 'defender', 'midfielder', 'forward')),
  spot: Type.Optional(Nullable(SpotWord)),
  captain: Type.Boolean(),
  x: Nullable(Type.Integer({ minimum: 0, maximum: 100, description: 'Da própria meta para a frente.' })),
  y: Nullable(Type.Integer({ minimum: 0, maximum: 100, description: 'Da esquerda para a direita.' })),
})
export type SheetPlayer = Static<typeof SheetPlayer>

export const TeamSheet = Exactly({
  formation: Nullable(
    Type.String({
      pattern: '^[0-9](-[0-9]){1,5}$',
      'x-refusal': 'Escreva como em 4-3-3.',
      description: 'Como em `4-3-3`.',
    }),
  ),
  coach: Nullable(Exactly(someone)),
  starters: Type.Array(SheetPlayer, { maxItems: 11 }),
  bench: Type.Array(SheetPlayer, { maxItems: 30 }),
})
export type TeamSheet = Static<typeof TeamSheet>

/** Both sides; null leaves a side without a line-up. */
export const TeamSheets = Exactly({ home: Nullable(TeamSheet), away: Nullable(TeamSheet) })
export type TeamSheets = Static<typeof TeamSheets>

export const OfficialsSheet = Exactly({
  officials: Type.Array(
    Exactly({
      role: Word('referee', 'assistant', 'fourth', 'var', 'avar'),
      ...someone,
      country: Nullable(CountryCode),
    }),
    { maxItems: 20 },
  ),
})
export type OfficialsSheet = Static<typeof OfficialsSheet>

const count = () => Nullable(Type.Integer({ minimum: 0, maximum: 5000 }))
const SideFigures = Exactly({
  possession: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  shots: count(),
  shotsOnTarget: count(),
  corners: count(),
  fouls: count(),
  offsides: count(),
  saves: count(),
  passes: count(),
  passesCompleted: count(),
})
export type SideFigures = Static<typeof SideFigures>

export const StatisticsSheet = Exactly({
  statistics: Type.Array(
    Exactly({
      period: Word('match', 'firstHalf', 'secondHalf', 'extraTimeFirstHalf', 'extraTimeSecondHalf'),
      home: Nullable(SideFigures),
      away: Nullable(SideFigures),
    }),
    { maxItems: 5 },
  ),
})
export type StatisticsSheet = Static<typeof StatisticsSheet>

const States = Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 27, uniqueItems: true })
export const AiringsSheet = Exactly({
  airings: Type.Array(
    Exactly({
      streaming: RecordId,
      url: Nullable(Type.String({ format: 'mc-url', minLength: 1, maxLength: 500 })),
      statesIncluded: States,
      statesExcluded: States,
    }),
    { maxItems: 50 },
  ),
})
export type AiringsSheet = Static<typeof AiringsSheet>

/** The whole match, after any of its parts was written. */
export const SavedMatch = savedWith(MatchPage)

export const matchEditingEndpoints = {
  getMatchForm: endpoint({
    id: 'getMatchForm',
    method: 'GET',
    path: `${path}/settings`,
    access: 'user',
    tag,
    summary: 'Um jogo como o formulário precisa',
    params,
    query: Exactly(readQuery),
    answer: Item(RecordForm),
  }),
  updateMatch: endpoint({
    id: 'updateMatch',
    method: 'PATCH',
    path,
    access: 'admin',
    duty,
    tag,
    summary: 'Mudar um jogo',
    description: `Remarcar, adiar com o motivo, acertar o placar. ${stale}`,
    params,
    body: changeSchema(recordFields.match),
    versioned: true,
    answer: Item(SavedMatch),
  }),
  deleteMatch: endpoint({
    id: 'deleteMatch',
    method: 'DELETE',
    path,
    access: 'admin',
    duty,
    tag,
    summary: 'Excluir um jogo',
    description: 'Vai com lances, escalações, números, arbitragem e transmissões. Pode ser desfeito no histórico.',
    params,
    versioned: true,
    answer: Item(Saved),
  }),
  getLastLineups: endpoint({
    id: 'getLastLineups',
    method: 'GET',
    path: `${path}/escalacao/ultimas`,
    access: 'user',
    tag,
    summary: 'De onde as escalações de um jogo podem partir',
    description:
      'De cada time, a última escalação conhecida antes deste jogo, com formação, posições e técnico, e quem não pode jogar este: suspensos, lesionados e outros desfalques. Nada muda.',
    params,
    query: Exactly(readQuery),
    answer: Item(LastLineups),
  }),
  replaceLineups: endpoint({
    id: 'replaceLineups',
    method: 'PUT',
    path: `${path}/escalacao`,
    access: 'admin',
    duty,
    tag,
    summary: 'Gravar as escalações dos dois lados',
    description: `Substitui as que havia. ${stale}`,
    params,
    body: TeamSheets,
    versioned: true,
    answer: Item(SavedMatch),
  }),
  replaceOfficials: endpoint({
    id: 'replaceOfficials',
    method: 'PUT',
    path: `${path}/arbitros`,
    access: 'admin',
    duty,
    tag,
    summary: 'Gravar a arbitragem',
    description: `Substitui a que havia. ${stale}`,
    params,
    body: OfficialsSheet,
    versioned: true,
    answer: Item(SavedMatch),
  }),
  replaceStatistics: endpoint({
    id: 'replaceStatistics',
    method: 'PUT',
    path: `${path}/estatisticas`,
    access: 'admin',
    duty,
    tag,
    summary: 'Gravar os números do jogo',
    description: `Substitui os que havia. ${stale}`,
    params,
    body: StatisticsSheet,
    versioned: true,
    answer: Item(SavedMatch),
  }),
  replaceAirings: endpoint({
    id: 'replaceAirings',
    method: 'PUT',
    path: `${path}/transmissao`,
    access: 'admin',
    duty,
    tag,
    summary: 'Gravar onde assistir',
    description: `Substitui o que havia; por estado, só em alguns ou em todos menos alguns. ${stale}`,
    params,
    body: AiringsSheet,
    versioned: true,
    answer: Item(SavedMatch),
  }),
}
