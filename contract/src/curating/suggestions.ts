import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Word } from '../football/reading.ts'
import { suggestedKinds } from '../rules/duty-fields.ts'
import { NOT_BLANK, ONE_LINE } from '../rules/fields.ts'
import { Exactly, Item, listQuery, Nullable, Page, Timestamp } from '../shapes/shapes.ts'
import type { Values } from './field-schema.ts'
import { FieldChange } from './history.ts'
import { DeskOrder } from './match-desk.ts'
import { TeamSheet } from './match-editing.ts'

const RecordKindWord = Word(...suggestedKinds)

const PersonRole = Word('player', 'coach', 'referee')

const SuggestionNote = Type.Object({
  at: Timestamp,
  byAuthor: Type.Boolean({ description: 'De quem sugeriu; senão, de quem revisa.' }),
  name: Type.String({ description: 'Quem escreveu.' }),
  text: Type.String({ description: 'O que escreveu.' }),
})

const { event, type, side, period, minute, related } = DeskOrder.properties

/** An event that is missing, wrong, or did not happen. */
export const SuggestedEvent = Exactly({
  do: {
    ...Word('tell', 'correct', 'retract'),
    description: '`tell`: um lance que falta; `correct`: um que está errado; `retract`: um que não houve.',
  },
  event: Type.Optional(
    Type.Unsafe<string>({ ...event, description: 'Com `correct` e `retract`: qual lance do jogo.' }),
  ),
  type,
  side,
  period,
  minute,
  added: Type.Optional(
    Nullable(Type.Integer({ minimum: 0, maximum: 60 }), {
      description: 'Os acréscimos: com `minute` 45 e `added` 2, 45+2; nulo fora deles.',
    }),
  ),
  player: Type.Optional(
    Nullable(Type.String({ minLength: 1, maxLength: 200, pattern: '^[a-z0-9_]+$' }), {
      description: 'O id do jogador; numa substituição, de quem entra; nulo se não se sabe.',
    }),
  ),
  related,
  detail: Type.Optional(
    Nullable(Type.String({ minLength: 1, maxLength: 200, pattern: ONE_LINE }), {
      description: 'O que mais se sabe do lance; nulo se nada.',
    }),
  ),
  another: Type.Optional(
    Type.Boolean({ description: 'Com `tell`: é outro lance, embora o jogo já tenha um igual nesse minuto.' }),
  ),
})
export type SuggestedEvent = Static<typeof SuggestedEvent>

const Events = Type.Array(SuggestedEvent, {
  minItems: 1,
  maxItems: 40,
  description: 'De um jogo: os lances que faltam, que estão errados ou que não houve.',
})

/** Null or left out: nothing is said about that side. */
const SuggestedLineups = Type.Object(
  {
    home: Type.Optional(Nullable(TeamSheet, { description: 'A escalação do mandante.' })),
    away: Type.Optional(Nullable(TeamSheet, { description: 'A escalação do visitante.' })),
  },
  { additionalProperties: false, description: 'De um jogo: a escalação de um lado ou dos dois.' },
)
export type SuggestedLineups = Static<typeof SuggestedLineups>

export const Suggestion = Type.Object({
  id: Type.String(),
  kind: RecordKindWord,
  part: Nullable(
    Type.Unsafe<'events' | 'lineups'>(
      Type.String({
        enum: ['events', 'lineups'],
        description:
          'O que se sugere de um jogo: `events`, lances; `lineups`, escalações. Nulo quando são campos do registro.',
      }),
    ),
  ),
  record: Nullable(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      linkAddress: Nullable(Type.String({ description: 'A página no console, onde há uma.' })),
    }),
  ),
  role: Nullable(PersonRole),
  author: Type.Object({
    id: Type.String(),
    name: Type.String(),
    accepted: Type.Integer({ description: 'Quantas sugestões desta pessoa foram aceitas.' }),
    refused: Type.Integer({ description: 'Quantas foram recusadas.' }),
  }),
  fields: Type.Array(
    Type.Object({
      ...FieldChange.properties,
      now: Type.Unknown({ description: 'O que está no registro agora; difere de `before` se mudou desde então.' }),
    }),
    {
      description:
        'Campo a campo: como estava, o que se sugere, como está agora. De lances, um por lance, pelo número; de escalações, um por lado.',
    },
  ),
  names: Type.Record(Type.String(), Type.String(), {
    description: 'Como se chamam os registros citados, por campo; de lances e escalações, por id.',
  }),
  source: Type.String(),
  links: Type.Array(Type.String(), { description: 'Os endereços que há em `source`.' }),
  note: Nullable(Type.String()),
  notes: Type.Array(SuggestionNote, {
    description: 'A conversa entre quem sugeriu e quem revisa, da primeira à última.',
  }),
  status: Word('open', 'accepted', 'refused'),
  reason: Nullable(Type.String({ description: 'Por que foi recusada.' })),
  comment: Nullable(Type.String({ description: 'O que disse quem aceitou.' })),
  accepted: Nullable(Type.Array(Type.String(), { description: 'Os campos aceitos, onde não foram todos.' })),
  decidedAt: Nullable(Timestamp),
  decidedBy: Nullable(Type.String()),
  edit: Nullable(Type.String({ description: 'A mudança que resultou, no histórico.' })),
  atOnce: Type.Boolean({
    description: 'Aplicada na hora, sem revisão, porque quem sugeriu tem a função de colaborador nestes campos.',
  }),
  held: Nullable(
    Type.String({ description: 'Por que esperou revisão, embora a pessoa seja colaboradora nestes campos.' }),
  ),
  createdAt: Timestamp,
})
export type Suggestion = Static<typeof Suggestion>

const AnyValues = Type.Unsafe<Values>(Type.Record(Type.String(), Type.Unknown(), { maxProperties: 40 }))
const tag = 'Sugestões'
const params = Exactly({ id: Type.String({ maxLength: 64 }) })

export const suggestionEndpoints = {
  listSuggestions: endpoint({
    id: 'listSuggestions',
    method: 'GET',
    path: '/api/v1/sugestoes',
    access: 'user',
    tag,
    summary: 'Sugestões, da mais nova à mais antiga',
    description: 'A administração vê todas; cada pessoa vê as suas.',
    query: Exactly({
      ...listQuery,
      situacao: Type.Optional(Word('aberta', 'aceita', 'recusada')),
      sugestao: Type.Optional(Type.String({ maxLength: 64, description: 'Só esta, pelo id.' })),
      minhas: Type.Optional(Type.Boolean({ description: 'Só as próprias, também para a administração.' })),
    }),
    answer: Page(Suggestion),
  }),
  createSuggestion: endpoint({
    id: 'createSuggestion',
    method: 'POST',
    path: '/api/v1/sugestoes',
    access: 'user',
    tag,
    summary: 'Sugerir uma correção ou um registro novo',
    description:
      'Não muda nada até ser aceita. `values` leva só os campos que devem mudar; sem `record`, os de um registro novo. De um jogo, em vez de `values`, `events` leva lances ou `lineups` escalações. De quem tem a função de colaborador em todos esses campos, é aplicada na hora (`atOnce`), a menos que algo peça revisão (`held`).',
    body: Exactly({
      kind: RecordKindWord,
      record: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 200 }))),
      role: Type.Optional(Nullable(PersonRole)),
      values: Type.Optional(AnyValues),
      events: Type.Optional(Events),
      lineups: Type.Optional(SuggestedLineups),
      version: Type.Optional(
        Type.Integer({
          minimum: 0,
          description: 'A versão do registro que quem sugere leu. Se ele mudou depois, nada é aplicado na hora.',
        }),
      ),
      source: Type.String({
        minLength: 3,
        maxLength: 500,
        pattern: NOT_BLANK,
        description: 'De onde vem a informação.',
      }),
      note: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
    }),
    status: 201,
    answer: Item(Suggestion),
  }),
  acceptSuggestion: endpoint({
    id: 'acceptSuggestion',
    method: 'POST',
    path: '/api/v1/sugestoes/{id}/aceitar',
    access: 'admin',
    duty: { role: 'reviewer', touches: 'queue', queue: 'suggestions' },
    tag,
    summary: 'Aceitar uma sugestão, inteira, em parte ou corrigida',
    description:
      'Com `values`, só estes campos, com estes valores; de lances e escalações, só os que estão nele, como foram sugeridos, pelo caminho da mesa ou da escalação. Quem sugeriu fica no histórico do registro e recebe a decisão por e-mail.',
    params,
    body: Exactly({
      values: Type.Optional(AnyValues),
      comment: Type.Optional(
        Nullable(Type.String({ minLength: 1, maxLength: 500, pattern: NOT_BLANK, description: 'Para quem sugeriu.' })),
      ),
    }),
    answer: Item(Suggestion),
  }),
  refuseSuggestion: endpoint({
    id: 'refuseSuggestion',
    method: 'POST',
    path: '/api/v1/sugestoes/{id}/recusar',
    access: 'admin',
    duty: { role: 'reviewer', touches: 'queue', queue: 'suggestions' },
    tag,
    summary: 'Recusar uma sugestão, com o motivo',
    description: 'Quem sugeriu recebe o motivo por e-mail.',
    params,
    body: Exactly({ reason: Type.String({ minLength: 3, maxLength: 500, pattern: NOT_BLANK }) }),
    answer: Item(Suggestion),
  }),
  writeSuggestionNote: endpoint({
    id: 'writeSuggestionNote',
    method: 'POST',
    path: '/api/v1/sugestoes/{id}/mensagens',
    access: 'user',
    tag,
    summary: 'Escrever na conversa de uma sugestão',
    description:
      'Para quem sugeriu e para quem revisa, também depois da decisão. O que escreve quem revisa vai por e-mail a quem sugeriu.',
    params,
    body: Exactly({
      text: Type.String({
        minLength: 1,
        maxLength: 1000,
        pattern: NOT_BLANK,
        description: 'A mensagem, sem formatação.',
      }),
    }),
    status: 201,
    answer: Item(Suggestion),
  }),
  withdrawSuggestion: endpoint({
    id: 'withdrawSuggestion',
    method: 'DELETE',
    path: '/api/v1/sugestoes/{id}',
    access: 'user',
    tag,
    summary: 'Retirar uma sugestão própria que ainda está aberta',
    params,
    status: 204,
  }),
}
