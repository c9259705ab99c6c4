import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Id, Season } from '../football/reading.ts'
import { CompetitionRef, StadiumRef, TeamRef } from '../football/refs.ts'
import { Exactly, Item, Nullable, readQuery } from '../shapes/shapes.ts'
import { SavedMatch } from './match-editing.ts'
import { StructurePhase } from './phase-structure.ts'
import { RecordForm, savedWith } from './records.ts'

const Day = Type.String({ format: 'date' })

const EditionRef = Type.Object({ id: Type.String(), name: Type.String(), demo: Type.Boolean() })

export const EditionStructure = Type.Object({
  competition: CompetitionRef,
  edition: EditionRef,
  tag: Type.String({ description: 'Vai em `If-Match` ao gravar.' }),
  phases: Type.Array(StructurePhase, { description: 'Na ordem em que se jogam.' }),
  teams: Type.Array(TeamRef, { description: 'Os times citados.' }),
  matches: Type.Record(Type.String(), Type.Integer(), {
    description: 'Quantos jogos há, pelo id da fase, do grupo, da rodada e do confronto; de um time, por `fase/time`.',
  }),
})
export type EditionStructure = Static<typeof EditionStructure>

export const EditionRow = Type.Object({
  ...EditionRef.properties,
  starts: Nullable(Type.String()),
  ends: Nullable(Type.String()),
  phases: Type.Integer(),
  teams: Type.Integer(),
  matches: Type.Integer(),
})
export type EditionRow = Static<typeof EditionRow>

export const FixturePlan = Exactly({
  phase: Id,
  startDay: Day,
  everyDays: Type.Integer({ minimum: 1, maximum: 60, description: 'De quantos em quantos dias há uma rodada.' }),
  weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
    maxItems: 7,
    uniqueItems: true,
    description: 'Em que dias da semana se joga, domingo é 0. Vazio: em qualquer um.',
  }),
  times: Type.Array(
    Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', 'x-refusal': 'Escreva como em 16:00.' }),
    {
      maxItems: 24,
      uniqueItems: true,
      description: 'Horários de Brasília. Vazio: só o dia.',
    },
  ),
  confirmed: Type.Optional(
    Type.Boolean({ default: false, description: 'Os horários já valem como confirmados em todos os jogos.' }),
  ),
  double: Type.Boolean({ description: 'Turno e returno; num mata-mata valem as regras do confronto.' }),
  onlyMissing: Type.Boolean({ description: 'Completa uma fase que já tem jogos.' }),
  draw: Type.Integer({ minimum: 0, maximum: 999_999, description: 'O número do sorteio: o mesmo dá a mesma tabela.' }),
  dryRun: Type.Boolean({ description: 'Só mostra o que seria feito.' }),
})
export type FixturePlan = Static<typeof FixturePlan>

export const PlannedMatch = Type.Object({
  id: Type.String({ description: 'O do jogo; enquanto não se sabe quem joga, um feito do confronto.' }),
  round: Nullable(Type.Object({ number: Nullable(Type.Integer()), name: Type.String() })),
  group: Nullable(Type.String()),
  leg: Nullable(Type.Integer()),
  home: Nullable({ ...TeamRef, description: 'Nulo: o lugar ainda não está decidido.' }),
  away: Nullable(TeamRef),
  homePlace: Nullable(Type.String({ description: 'De onde vem o mandante, como `1º do Grupo A`.' })),
  awayPlace: Nullable(Type.String()),
  day: Type.String(),
  kickoff: Nullable(Type.String()),
  stadium: Nullable(StadiumRef),
})
export type PlannedMatch = Static<typeof PlannedMatch>

const tag = 'Campeonatos'
const params = Exactly({ id: Id })

export const editionStructureEndpoints = {
  listEditions: endpoint({
    id: 'listEditions',
    method: 'GET',
    path: '/api/v1/edicoes',
    access: 'user',
    tag,
    summary: 'As edições de um campeonato, da mais nova à mais antiga',
    query: Exactly({ ...readQuery, campeonato: Id }),
    answer: Type.Object({ data: Type.Array(EditionRow) }),
  }),
  getEditionStructure: endpoint({
    id: 'getEditionStructure',
    method: 'GET',
    path: '/api/v1/edicoes/{id}/estrutura',
    access: 'user',
    tag,
    summary: 'Como uma edição é feita: fases, regras, zonas, grupos, times, rodadas e confrontos',
    params,
    query: Exactly(readQuery),
    answer: Item(EditionStructure),
  }),
  replaceEditionStructure: endpoint({
    id: 'replaceEditionStructure',
    method: 'PUT',
    path: '/api/v1/edicoes/{id}/estrutura',
    access: 'admin',
    duty: { role: 'editor', touches: 'edition', kind: 'edition' },
    tag,
    summary: 'Gravar a estrutura inteira de uma edição',
    description:
      'O que não vier é removido; o que tem jogos não pode ser, e a recusa diz o motivo. Com `If-Match: "<tag>"`, uma mudança feita por outra pessoa depois disso dá 412 com a estrutura de agora.',
    params,
    body: Exactly({ phases: Type.Array(StructurePhase, { maxItems: 40 }) }),
    versioned: true,
    answer: Item(
      Type.Object({
        structure: EditionStructure,
        edit: Nullable(Type.String({ description: 'A mudança no histórico; nula quando nada mudou.' })),
      }),
    ),
  }),
  copyEdition: endpoint({
    id: 'copyEdition',
    method: 'POST',
    path: '/api/v1/edicoes/{id}/copia',
    access: 'admin',
    duty: { role: 'editor', touches: 'edition', kind: 'edition' },
    tag,
    summary: 'Criar uma edição com a estrutura de outra',
    description: 'Copia fases, regras, zonas, grupos e rodadas; os times só quando pedido, os jogos nunca.',
    params,
    body: Exactly({
      name: Season,
      starts: Nullable(Day),
      ends: Nullable(Day),
      teams: Type.Boolean({ description: 'Copia também os times de cada fase.' }),
    }),
    status: 201,
    location: '/api/v1/edicoes/{id}/settings',
    answer: Item(savedWith(RecordForm)),
  }),
  generateFixtures: endpoint({
    id: 'generateFixtures',
    method: 'POST',
    path: '/api/v1/edicoes/{id}/tabela-de-jogos',
    access: 'admin',
    duty: { role: 'editor', touches: 'edition', kind: 'match' },
    tag,
    summary: 'Gerar os jogos de uma fase',
    description:
      'Numa fase com tabela, todos contra todos em cada grupo, com mandos equilibrados; num mata-mata, os jogos dos confrontos definidos; dos que esperam por um lugar ficam marcadas as datas, e o jogo nasce quando os dois times são conhecidos. Tudo é uma mudança só: uma vez desfeita, sai tudo.',
    params,
    body: FixturePlan,
    answer: Item(
      Type.Object({
        matches: Type.Array(PlannedMatch),
        edit: Nullable(Type.String({ description: 'Nula numa prévia.' })),
      }),
    ),
  }),
  createMatch: endpoint({
    id: 'createMatch',
    method: 'POST',
    path: '/api/v1/campeonatos/{id}/jogos',
    access: 'admin',
    duty: { role: 'editor', touches: 'competition', kind: 'match' },
    tag: 'Jogos',
    summary: 'Cadastrar um jogo',
    description: 'O id é feito do campeonato, da edição, da rodada e dos times, e não muda quando o jogo é remarcado.',
    params,
    body: Exactly({
      edition: Season,
      phase: Id,
      group: Type.Optional(Nullable(Id)),
      round: Type.Optional(Nullable(Id)),
      tie: Type.Optional(Nullable(Id)),
      leg: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 2 }))),
      home: Id,
      away: Id,
      kickoff: Type.Optional(Nullable(Type.String({ format: 'date-time' }))),
      timeConfirmed: Type.Optional(Type.Boolean()),
      stadium: Type.Optional(Nullable(Id)),
    }),
    status: 201,
    answer: Item(SavedMatch),
  }),
}
