import { Type, type Static } from 'typebox'
import { Id, Word } from '../football/reading.ts'
import { ONE_LINE } from '../rules/fields.ts'
import { metricNames, criterionScopes, zoneShapeNames, type ZoneShape } from '../rules/standings-words.ts'
import { Exactly, Nullable } from '../shapes/shapes.ts'

const keysOf = <T extends object>(words: T) => Object.keys(words) as (keyof T & string)[]
const Named = Type.String({ minLength: 1, maxLength: 80, pattern: ONE_LINE })
const OwnId = Nullable(Type.String({ maxLength: 200, description: 'Nulo: ainda não existe.' }))

export const Criterion = Exactly({
  metric: Type.Unsafe<keyof typeof metricNames>(Type.String({ enum: keysOf(metricNames) })),
  scope: Type.Unsafe<keyof typeof criterionScopes>(
    Type.String({
      enum: keysOf(criterionScopes),
      description: 'Que jogos contam: todos, os dos empatados, os de só dois empatados, os dos adversários.',
    }),
  ),
  reapply: Type.Boolean({ description: 'Recomeça entre os que continuam empatados.' }),
})
export type Criterion = Static<typeof Criterion>

const charge = Type.Integer({ minimum: 0, maximum: 20 })

export const TableRules = Exactly({
  pointsPerWin: Type.Integer({ minimum: 1, maximum: 10 }),
  pointsPerDraw: Type.Integer({ minimum: 0, maximum: 10 }),
  criteria: Type.Array(Criterion, {
    minItems: 1,
    maxItems: 30,
    description: 'O primeiro faz a tabela; os outros desempatam, na ordem.',
  }),
  conduct: Exactly({ yellow: charge, secondYellow: charge, red: charge, yellowAndRed: charge }),
  meetings: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 10,
      description: 'Quantos jogos entre si os empatados precisam ter para o confronto direto valer.',
    }),
  ),
})
export type TableRules = Static<typeof TableRules>

export const TieRules = Exactly({
  legs: Type.Unsafe<1 | 2>(Type.Integer({ minimum: 1, maximum: 2 })),
  awayGoals: Word('never', 'ninetyMinutes', 'extraTimeToo'),
  extraTime: Type.Boolean(),
  whenLevel: Word('penalties', 'replay', 'home', 'away'),
})
export type TieRules = Static<typeof TieRules>

export const StructureZone = Exactly({
  id: Type.String({ pattern: '^[a-z0-9_]{1,80}$' }),
  name: Nullable(Type.String({ minLength: 1, maxLength: 60, pattern: ONE_LINE, description: 'Nulo: o de costume.' })),
  shape: Nullable(Type.Unsafe<ZoneShape>(Type.String({ enum: keysOf(zoneShapeNames) }))),
  from: Type.Integer({ minimum: 1, maximum: 512 }),
  to: Type.Integer({ minimum: 1, maximum: 512 }),
})
export type StructureZone = Static<typeof StructureZone>

export const PlaceSource = Exactly({
  kind: Word('place', 'winner', 'loser'),
  phase: Type.Optional(Nullable(Type.String({ maxLength: 80, description: 'De um lugar: o nome da fase.' }))),
  group: Type.Optional(
    Nullable(Type.String({ maxLength: 80, description: 'De um lugar: o nome do grupo; nulo: a tabela é da fase.' })),
  ),
  place: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 512, description: 'O lugar na tabela final.' }))),
  tie: Type.Optional(
    Nullable(Type.String({ maxLength: 200, description: 'De quem passa ou cai: o id ou a chave do confronto.' })),
  ),
})
export type PlaceSource = Static<typeof PlaceSource>

const From = Type.Optional(
  Nullable(PlaceSource, {
    description:
      'De onde vem o time deste lado: um lugar de uma tabela, ou quem passa ou cai em outro confronto. Com origem, o time é preenchido e retirado pelo serviço, e o que vier nele é ignorado.',
  }),
)

export const StructureTie = Exactly({
  id: OwnId,
  key: Type.Optional(
    Nullable(
      Type.String({ maxLength: 60, description: 'Um nome para um confronto novo, a que outras origens se referem.' }),
    ),
  ),
  round: Nullable(Type.String({ maxLength: 80, description: 'O nome de uma das rodadas da fase.' })),
  first: Nullable(Type.String({ maxLength: 200, description: 'Manda o primeiro jogo; nulo: a definir.' })),
  second: Nullable(Id),
  firstFrom: From,
  secondFrom: From,
  winner: Nullable(Type.String({ maxLength: 200, description: 'Só onde os jogos não dizem quem passou.' })),
  rules: Nullable(TieRules),
})
export type StructureTie = Static<typeof StructureTie>

/** Inside a phase, groups and rounds are named by their names: those yet to be made have no id. */
export const StructurePhase = Exactly({
  id: OwnId,
  name: Named,
  kind: Word('league', 'groups', 'knockout'),
  table: Nullable({ ...TableRules, description: 'De uma fase com tabela; nulo ao criar: as regras de costume.' }),
  tie: Nullable({ ...TieRules, description: 'De um mata-mata; nulo ao criar: as regras de costume.' }),
  zones: Type.Array(StructureZone, { maxItems: 20 }),
  groups: Type.Array(Exactly({ id: OwnId, name: Named }), { maxItems: 64 }),
  entrants: Type.Array(
    Exactly({
      team: Id,
      group: Nullable(Type.String({ maxLength: 80, description: 'O nome de um dos grupos da fase.' })),
      ranking: Nullable(Type.Integer({ minimum: 1, maximum: 9999, description: 'Lugar num ranking de fora.' })),
    }),
    { maxItems: 512 },
  ),
  rounds: Type.Array(
    Exactly({ id: OwnId, number: Nullable(Type.Integer({ minimum: 0, maximum: 999 })), name: Named }),
    { maxItems: 500 },
  ),
  ties: Type.Array(StructureTie, { maxItems: 1000 }),
})
export type StructurePhase = Static<typeof StructurePhase>
