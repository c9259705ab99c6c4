import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Match } from '../football/matches.ts'
import { MatchEvent } from '../football/match-parts.ts'
import { Id, Word } from '../football/reading.ts'
import { PersonRef, Score } from '../football/refs.ts'
import { deskEventTypes } from '../rules/event-types.ts'
import { ONE_LINE } from '../rules/fields.ts'
import { TieRules } from './phase-structure.ts'
import { Exactly, Item, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'

const tag = 'Mesa ao vivo'
const duty = { role: 'scorer', touches: 'match' } as const
const params = Exactly({ id: Id, idjogo: Id })
const path = '/api/v1/campeonatos/{id}/jogos/{idjogo}'

const Period = Word('firstHalf', 'secondHalf', 'extraTimeFirstHalf', 'extraTimeSecondHalf', 'shootout')
/** Made by the device: random, and the same whenever the same thing is sent. */
const DeviceId = Type.String({
  pattern: '^[a-z0-9_]{16,64}$',
  description: 'Feito pelo aparelho, como `mesa_` e 32 dígitos.',
})
const Mark = Word('shot', 'shotOnTarget', 'corner', 'foul', 'offside', 'save')
/** The pitch lies with the home team's goal at the left. */
const onPitch = {
  x: 'Onde foi, em % do comprimento do campo: 0 é a linha de fundo do mandante.',
  y: 'Onde foi, em % da largura: 0 é a lateral de cima, com o mandante atacando para a direita.',
}
const RecordId = Type.String({ minLength: 1, maxLength: 200, pattern: '^[a-z0-9_]+$' })

const actions = [
  'start',
  'end',
  'announce',
  'setClock',
  'tell',
  'mark',
  'correct',
  'retract',
  'restore',
  'confirm',
  'doubt',
] as const

export const DeskOrder = Exactly({
  id: DeviceId,
  do: Type.Unsafe<(typeof actions)[number]>(
    Type.String({
      enum: [...actions],
      description:
        '`start` e `end`: os apitos; `announce`: acréscimos; `setClock`: acertar o relógio; `tell`: um lance; `mark`: uma contagem, que entra nas estatísticas; `correct` e `retract`: corrigir e anular um lance; `restore`: trazer de volta um anulado; `confirm`: conferir o lance que outra pessoa registrou ou a contagem que ela fez, dizendo o que se viu, onde difere; `doubt`: retirar a própria conferência.',
    }),
  ),
  at: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'Quando foi tocado; sem isto, agora. Com o `restore` do começo de um tempo: quando ele começou.',
    }),
  ),
  act: Type.Optional({
    ...DeviceId,
    description: 'Comandos seguidos do mesmo ato valem todos ou nenhum, e são uma mudança só no histórico.',
  }),
  period: Type.Optional(
    Nullable({
      ...Period,
      description:
        'O tempo do lance. Com `end`, `announce` e `setClock`: o que estava em andamento; se já é outro, o comando é recusado.',
    }),
  ),
  final: Type.Optional(Type.Boolean({ description: 'Com `end`, e com o `restore` desse apito: o jogo acabou.' })),
  status: Type.Optional(
    Type.Unsafe<'scheduled' | 'postponed' | 'suspended' | 'halfTime' | 'break' | 'finished' | 'finishedAfterExtraTime'>(
      Type.String({
        enum: ['scheduled', 'postponed', 'suspended', 'halfTime', 'break', 'finished', 'finishedAfterExtraTime'],
        description:
          'Com o `retract` do começo de um tempo: como estava o jogo antes dele. Sem isto, o que os outros apitos dizem.',
      }),
    ),
  ),
  minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 30, description: 'Com `announce`.' })),
  minute: Type.Optional(
    Nullable(
      Type.Integer({ minimum: 0, maximum: 150, description: 'Sem isto, o do relógio. Com `setClock`, 47 é 45+2.' }),
    ),
  ),
  added: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 60 }))),
  type: Type.Optional(Word(...deskEventTypes)),
  mark: Type.Optional(Mark),
  x: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 100, description: onPitch.x }))),
  y: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 100, description: onPitch.y }))),
  side: Type.Optional(
    Type.Unsafe<'home' | 'away' | null>({
      ...Nullable(Type.String({ enum: ['home', 'away'] })),
      description: 'O lado do jogador; num gol contra, o que sofre.',
    }),
  ),
  player: Type.Optional(Nullable(RecordId)),
  related: Type.Optional(
    Type.Unsafe<string | null>({ ...Nullable(RecordId), description: 'Quem deu a assistência, ou quem sai.' }),
  ),
  detail: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 200, pattern: ONE_LINE }))),
  event: Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: '^[a-z0-9_]+$',
      description:
        'Qual lance corrigir, anular, trazer de volta ou conferir; menos para corrigir, também qual contagem.',
    }),
  ),
  keepsScore: Type.Optional(
    Type.Boolean({
      description:
        'Com `correct` e `retract`, para desfazer um lance que não mudou o placar, porque o resultado já era conhecido: ele fica.',
    }),
  ),
  another: Type.Optional(
    Type.Boolean({ description: 'Com `tell`: é outro lance, embora outra mesa já tenha registrado um igual.' }),
  ),
  than: Type.Optional(
    Type.Array(Type.String({ maxLength: 200, pattern: '^[a-z0-9_]+$' }), {
      maxItems: 20,
      description:
        'Com `another`: os lances que este não é; sobre os outros ainda se pergunta. Sem isto, não se pergunta.',
    }),
  ),
})
export type DeskOrder = Static<typeof DeskOrder>

const DeskPlayer = Type.Object({
  person: Type.Object({ id: Type.String(), name: Type.String() }),
  number: Nullable(Type.Integer()),
  position: Nullable(Word('goalkeeper', 'defender', 'midfielder', 'forward')),
  place: Word('starter', 'bench', 'squad'),
  captain: Type.Boolean(),
})
export type DeskPlayer = Static<typeof DeskPlayer>

const confirmer = {
  by: Nullable(Type.String({ description: 'Quem conferiu; nulo se a conta não existe mais.' })),
  own: Type.Boolean({ description: 'Verdadeiro se foi quem está perguntando.' }),
}

const Confirmation = Type.Object({
  ...confirmer,
  said: Nullable(
    Type.Object({
      type: Type.String({ description: 'O que viu.' }),
      side: Nullable(Word('home', 'away')),
      minute: Nullable(Type.Integer()),
      added: Nullable(Type.Integer()),
      player: Nullable(PersonRef),
      related: Nullable(PersonRef),
    }),
    { description: 'O que essa pessoa viu, onde difere do lance como está; nulo onde é o mesmo.' },
  ),
})
export type Confirmation = Static<typeof Confirmation>

const MarkSide = Type.Unsafe<'home' | 'away'>(Type.String({ enum: ['home', 'away'] }))
const MarkConfirmation = Type.Object({
  ...confirmer,
  said: Nullable(Type.Object({ kind: Mark, side: MarkSide }), {
    description: 'Como essa pessoa viu o que foi contado, onde difere; nulo onde é o mesmo.',
  }),
})
export type MarkConfirmation = Static<typeof MarkConfirmation>

const TieMatch = Type.Object({
  id: Type.String({ description: 'O id do jogo.' }),
  home: Type.String({ description: 'O id do mandante.' }),
  away: Type.String({ description: 'O id do visitante.' }),
  day: Nullable(Type.String({ format: 'date', description: 'O dia do jogo; nulo enquanto não se sabe.' })),
  score: Nullable(Score, { description: 'Depois de 90 minutos, ou o que vale no lugar dele.' }),
  extraTime: Nullable(Score, { description: 'Depois da prorrogação; nulo se não houve.' }),
  penalties: Nullable(Score, { description: 'Nos pênaltis; nulo se não houve.' }),
})

export const DeskView = Type.Object({
  match: Match,
  knockout: Type.Boolean({ description: 'Num mata-mata pode haver prorrogação e pênaltis.' }),
  tie: Nullable(
    Type.Object({
      rules: { ...TieRules, description: 'O que decide o confronto.' },
      before: Type.Array(TieMatch, { description: 'Os jogos anteriores.' }),
    }),
    {
      description: 'O confronto de um mata-mata: o que o decide, e os jogos dele antes deste.',
    },
  ),
  clocks: Type.Array(Type.Object({ period: Period, startedAt: Timestamp, announced: Nullable(Type.Integer()) }), {
    description: 'Quando começou cada tempo: o minuto é o que passou desde então.',
  }),
  players: Type.Object({ home: Type.Array(DeskPlayer), away: Type.Array(DeskPlayer) }),
  events: Type.Array(
    Type.Object({
      ...MatchEvent.properties,
      by: Nullable(Type.String({ description: 'Quem registrou ou mudou por último, na mesa.' })),
      own: Type.Boolean({
        description: 'Verdadeiro se foi quem está perguntando: duas pessoas podem ter o mesmo nome.',
      }),
      confirmations: Type.Array(Confirmation, { description: 'Quem mais viu o lance, e o que viu diferente.' }),
    }),
    { description: 'Na ordem do jogo, com os anulados.' },
  ),
  marks: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Mark,
      side: MarkSide,
      period: Period,
      minute: Nullable(Type.Integer()),
      added: Nullable(Type.Integer()),
      x: Nullable(Type.Integer({ description: onPitch.x })),
      y: Nullable(Type.Integer({ description: onPitch.y })),
      retracted: Type.Boolean(),
      by: Nullable(Type.String({ description: 'Quem contou, na mesa.' })),
      own: Type.Boolean({ description: 'Verdadeiro se foi quem está perguntando.' }),
      confirmations: Type.Array(MarkConfirmation, { description: 'Quem mais viu o que foi contado, e como.' }),
    }),
    { description: 'O que a mesa contou, na ordem, com o que foi anulado; as somas estão nas estatísticas.' },
  ),
  operators: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      own: Type.Boolean({ description: 'Verdadeiro se é quem está perguntando, nesta ou em outra aba.' }),
    }),
    { description: 'Quem está com a mesa aberta.' },
  ),
  source: Nullable(
    Type.Object(
      {
        title: Type.String(),
        state: Word('following', 'waiting', 'ended'),
        askedAt: Timestamp,
        operator: Nullable(Type.String({ description: 'Por quem ela espera.' })),
      },
      { description: 'A fonte conectada que acompanha o jogo; ela espera enquanto há alguém na mesa.' },
    ),
  ),
})
export type DeskView = Static<typeof DeskView>
export type DeskPerson = Static<typeof PersonRef>

const Outcome = Type.Object({
  id: Type.String(),
  done: Type.Boolean(),
  reason: Nullable(Type.String({ description: 'Por que foi recusado.' })),
  field: Nullable(
    Type.String({
      description: 'De que campo do comando se trata; nulo se foi feito, ou recusado com outro do mesmo ato.',
    }),
  ),
  same: Nullable(
    Type.String({ description: 'O lance igual que outra mesa já registrou. Se é outro, mande de novo com `another`.' }),
  ),
})
export type DeskOutcome = Static<typeof Outcome>

export const deskEndpoints = {
  getDesk: endpoint({
    id: 'getDesk',
    method: 'GET',
    path: `${path}/mesa`,
    access: 'admin',
    duty,
    tag,
    summary: 'A mesa de um jogo: relógio, lances, elencos e quem está nela',
    params,
    query: Exactly(readQuery),
    answer: Item(DeskView),
  }),
  sendDeskOrders: endpoint({
    id: 'sendDeskOrders',
    method: 'POST',
    path: `${path}/eventos`,
    access: 'admin',
    duty,
    tag,
    summary: 'Registrar lances e apitos, em ordem',
    description:
      'Cada comando leva um id feito pelo aparelho: mandado de novo, responde o mesmo e não muda nada. Um comando recusado diz por quê e não impede os atos seguintes. Um lance que outra mesa já registrou é recusado com o id do outro em `same`. Placar, tabela, artilharia, cartões e suspensões seguem na hora.',
    params,
    body: Exactly({
      commands: Type.Array(DeskOrder, { minItems: 1, maxItems: 200 }),
      desk: Type.Optional({ ...DeviceId, description: 'Qual mesa aberta manda: a da presença.' }),
    }),
    answer: Item(
      Type.Object({
        outcomes: Type.Array(Outcome),
        edit: Nullable(Type.String({ description: 'A mudança no histórico; nula quando nada mudou.' })),
        now: Timestamp,
        desk: DeskView,
      }),
    ),
  }),
  visitDesk: endpoint({
    id: 'visitDesk',
    method: 'POST',
    path: `${path}/mesa/presenca`,
    access: 'admin',
    duty,
    tag,
    summary: 'Dizer que se está com a mesa aberta',
    description:
      'De tempos em tempos, enquanto estiver; vale por 20 segundos. Responde a hora do servidor, para o relógio.',
    params,
    body: Exactly({ id: DeviceId, leaving: Type.Optional(Type.Boolean()) }),
    answer: Item(Type.Object({ now: Timestamp })),
  }),
}
