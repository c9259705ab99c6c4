import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { zoneShapeNames, type ZoneShape } from '../rules/standings-words.ts'
import { Exactly, Item, Nullable } from '../shapes/shapes.ts'
import { Projection } from './forecasts.ts'
import { Id, itemQuery, PartialDate, Season } from './reading.ts'
import { CompetitionRef, FormLetter, recordFigures, Score, TeamRef } from './refs.ts'

/** Why one team stands above another that is level with it on points. */
export const Decision = Type.Object({
  against: Type.Object({ id: Type.String(), name: Type.String() }),
  metric: Nullable(Type.String({ description: 'O critério; nulo: nada os separa, dividem o lugar.' })),
  scope: Nullable(Type.String()),
  sentence: Type.String({ description: 'O mesmo, em palavras.' }),
})

export const StandingsRow = Type.Object({
  position: Nullable(Type.Integer({ description: 'Nulo antes do primeiro jogo: ainda não há primeiro lugar.' })),
  change: Nullable(Type.Integer({ description: 'Lugares ganhos na última rodada.' })),
  team: TeamRef,
  points: Type.Integer(),
  ...recordFigures,
  percentage: Nullable(Type.Number()),
  form: Type.Array(FormLetter),
  zone: Nullable(Type.String()),
  deduction: Nullable(Type.Object({ points: Type.Integer(), reasons: Type.Array(Type.String()) })),
  cards: Type.Object({ yellow: Type.Integer(), red: Type.Integer() }),
  decidedBy: Type.Array(Decision),
})
export type StandingsRow = Static<typeof StandingsRow>

export const TiePlace = Type.Object({
  name: Type.String({ description: 'Como `1º do Grupo A`, `Vencedor de Quartas de final 1`.' }),
  team: Nullable(
    Type.Object({ ...TeamRef.properties }, { description: 'De quem o lugar é agora; nulo: não está decidido.' }),
  ),
  differs: Type.Boolean({
    description: 'O confronto já começou com outro time do que o que tem o lugar agora: nada foi trocado.',
  }),
})
export type TiePlace = Static<typeof TiePlace>

export const Tie = Type.Object({
  id: Type.String(),
  round: Nullable(Type.String()),
  position: Type.Integer(),
  first: Nullable(TeamRef),
  second: Nullable(TeamRef),
  aggregate: Nullable(Type.Object({ first: Type.Integer(), second: Type.Integer() })),
  penalties: Nullable(Type.Object({ first: Type.Integer(), second: Type.Integer() })),
  winner: Nullable(Type.String({ description: 'O id do time que passou.' })),
  decidedBy: Nullable(Type.String({ description: 'O que decidiu: placar, gols fora, prorrogação, pênaltis.' })),
  from: Type.Array(Nullable(Type.String()), { description: 'De que confrontos vêm os dois.' }),
  places: Type.Array(Nullable(TiePlace), {
    description: 'De que lugares vêm os dois, onde a organização disse; nulo: o time foi dado à mão.',
  }),
  planned: Type.Array(
    Type.Object({ leg: Nullable(Type.Integer()), day: Nullable(Type.String()), kickoff: Nullable(Type.String()) }),
    { description: 'As datas já marcadas, enquanto não se sabe quem joga.' },
  ),
  matches: Type.Array(
    Type.Object({
      id: Type.String(),
      leg: Nullable(
        Type.Integer({ description: '1, a ida; 2, a volta; nulo: jogo único, ou jogo extra depois de um empate.' }),
      ),
      kickoff: Nullable(Type.String()),
      day: Nullable(Type.String()),
      status: Type.String(),
      home: Type.String({ description: 'O id do mandante.' }),
      score: Nullable(Score),
      penalties: Nullable(Score),
    }),
  ),
})
export type Tie = Static<typeof Tie>

export const Zone = Type.Object({
  id: Type.String(),
  name: Type.String(),
  from: Type.Integer(),
  to: Type.Integer(),
  shape: Nullable(
    Type.Unsafe<ZoneShape>(
      Type.String({
        enum: Object.keys(zoneShapeNames),
        description: 'Como é desenhada; nulo: como é de costume.',
      }),
    ),
  ),
})

export const StandingsPhase = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.String({ enum: ['league', 'groups', 'knockout'] }),
  zones: Type.Array(Zone),
  criteria: Type.Array(Type.String(), { description: 'Os critérios de desempate, na ordem, em palavras.' }),
  rounds: Type.Array(Type.Object({ number: Nullable(Type.Integer()), name: Type.String() })),
  groups: Type.Array(
    Type.Object({
      name: Type.String(),
      derived: Type.Boolean({
        description: 'Deduzido de quem enfrenta quem; o nome não é oficial.',
      }),
      rows: Type.Array(StandingsRow),
      projection: Type.Optional(
        Type.Object(
          { ...Projection.properties },
          {
            description: 'Com `include=projection`: onde cada um deve terminar, e o que já é certo. Sempre a de agora.',
          },
        ),
      ),
    }),
  ),
  ties: Type.Array(Tie),
  positions: Type.Optional(
    Type.Array(
      Type.Object({
        team: TeamRef,
        group: Type.String(),
        positions: Type.Array(Nullable(Type.Integer())),
      }),
      { description: 'Com `include=positions`: o lugar de cada time depois de cada rodada.' },
    ),
  ),
})
export type StandingsPhase = Static<typeof StandingsPhase>

export const Standings = Type.Object({
  competition: CompetitionRef,
  edition: Type.String(),
  editions: Type.Array(Type.String()),
  round: Nullable(Type.Integer({ description: 'A rodada pedida, ou a última jogada.' })),
  date: Nullable(Type.String()),
  open: Type.Boolean({ description: 'Há jogos por jogar.' }),
  phases: Type.Array(StandingsPhase),
  demo: Type.Boolean(),
})
export type Standings = Static<typeof Standings>

const tag = 'Campeonatos'
const params = Exactly({ id: Id })
const season = { temporada: Type.Optional(Season) }

export const standingsEndpoints = {
  getStandings: endpoint({
    id: 'getStandings',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/tabela',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'A tabela, com o que desempatou cada par, e o mata-mata',
    params,
    query: itemQuery(
      {
        fields: Standings.properties,
        includes: { positions: { at: ['phases.positions'] }, projection: { at: ['phases.groups.projection'] } },
      },
      {
        ...season,
        rodada: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 999, description: 'Como estava depois desta rodada.' }),
        ),
        data: Type.Optional(PartialDate),
        local: Type.Optional(Type.String({ enum: ['casa', 'fora'], description: 'Só em casa, ou só fora.' })),
      },
    ),
    answer: Item(Standings),
  }),
}
