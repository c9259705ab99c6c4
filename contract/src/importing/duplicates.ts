import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'
import { Decided, numbered, RowNumber, tag } from './shapes.ts'

export const duplicateKinds = ['team', 'person', 'stadium', 'competition', 'match'] as const
export type DuplicateKind = (typeof duplicateKinds)[number]

const Kind = Type.Unsafe<DuplicateKind>(Type.String({ enum: [...duplicateKinds] }))
const RecordId = Type.String({ pattern: '^[a-z0-9_]{1,200}$' })

/** One reason for or against two records being the same. */
export const Reason = Type.Object({
  kind: Type.String({ description: 'O tipo do indício.' }),
  words: Type.String({ description: 'O indício numa frase.' }),
  speaks: Type.Unsafe<'for' | 'against'>(
    Type.String({ enum: ['for', 'against'], description: 'A favor de serem o mesmo, ou contra.' }),
  ),
  bits: Nullable(Type.Number({ description: 'O peso, em bits; nulo quando decide sozinho que não são o mesmo.' })),
})
export type Reason = Static<typeof Reason>

const Fact = Type.Object({
  field: Type.String(),
  label: Type.String({ description: 'Como as pessoas chamam o dado.' }),
  value: Type.String(),
})

/** One of the two records, with what helps to recognise it. */
export const DuplicateSide = Type.Object({
  id: Type.String(),
  name: Type.String(),
  linkAddress: Nullable(Type.String({ description: 'A página no console, onde há uma.' })),
  facts: Type.Array(Fact),
  matches: Type.Integer({ description: 'Em quantos jogos aparece; num jogo, quantos lances tem.' }),
  datasets: Type.Array(Type.String(), { description: 'As fontes que falam dele.' }),
  names: Type.Array(Type.String(), { description: 'Outros nomes.' }),
})
export type DuplicateSide = Static<typeof DuplicateSide>

export const Duplicate = Type.Object({
  id: Type.String(),
  kind: Kind,
  status: Type.Unsafe<'open' | 'joined' | 'apart'>(Type.String({ enum: ['open', 'joined', 'apart'] })),
  certainty: Type.Number({ minimum: 0, maximum: 1, description: 'Quanto os indícios dizem que são o mesmo.' }),
  certaintyWords: Type.Unsafe<'quase certo' | 'provável' | 'possível'>(
    Type.String({ enum: ['quase certo', 'provável', 'possível'] }),
  ),
  kept: Type.String({ description: 'O id que ficaria, ou ficou.' }),
  sides: Type.Array(DuplicateSide, { description: 'Os dois registros; o que fica vem primeiro.' }),
  evidence: Type.Array(Reason),
  decidedBy: Nullable(Type.String()),
  decidedAt: Nullable(Timestamp),
  updatedAt: Timestamp,
})
export type Duplicate = Static<typeof Duplicate>

const Counted = Type.Object({ what: Type.String(), count: Type.Integer() })

/** What a join would change. */
export const JoinEffect = Type.Object({
  kept: Type.String(),
  moved: Type.Array(Counted, { description: 'O que passa para o registro que fica.' }),
  dropped: Type.Array(Counted, { description: 'O que o registro que fica já tinha igual.' }),
  filled: Type.Array(Fact, { description: 'Campos vazios do que fica que seriam preenchidos.' }),
  warnings: Type.Array(Type.String()),
  refusal: Nullable(Type.String({ description: 'Por que não podem ser juntados, se não podem.' })),
})
export type JoinEffect = Static<typeof JoinEffect>

const Decision = Type.Unsafe<'joined' | 'apart' | 'open'>(
  Type.String({
    enum: ['joined', 'apart', 'open'],
    description: '`joined`: são o mesmo. `apart`: não são, para sempre. `open`: perguntar de novo.',
  }),
)

export const duplicateEndpoints = {
  listDuplicates: endpoint({
    id: 'listDuplicates',
    method: 'GET',
    path: '/api/v1/duplicados',
    access: 'admin',
    scope: 'imports:read',
    duty: { role: 'reviewer', touches: 'queue', queue: 'duplicates' },
    tag,
    summary: 'Registros que talvez sejam o mesmo, do mais certo ao menos certo',
    query: Exactly({
      ...listQuery,
      tipo: Type.Optional(Kind),
      situacao: Type.Optional(
        Type.Unsafe<'abertos' | 'juntados' | 'separados'>(
          Type.String({ enum: ['abertos', 'juntados', 'separados'], default: 'abertos' }),
        ),
      ),
    }),
    answer: Page(Duplicate),
  }),
  getJoinEffect: endpoint({
    id: 'getJoinEffect',
    method: 'GET',
    path: '/api/v1/duplicados/{id}/efeito',
    access: 'admin',
    scope: 'imports:read',
    duty: { role: 'reviewer', touches: 'queue', queue: 'duplicates' },
    tag,
    summary: 'O que mudaria se os dois registros fossem juntados',
    description: 'A junção é feita e desfeita na hora: os números são os da junção de verdade.',
    params: numbered,
    query: Exactly({ ...readQuery, fica: Type.Optional(RecordId) }),
    answer: Item(JoinEffect),
  }),
  decideDuplicate: endpoint({
    id: 'decideDuplicate',
    method: 'POST',
    path: '/api/v1/duplicados/{id}',
    access: 'admin',
    scope: 'imports:manage',
    duty: { role: 'reviewer', touches: 'queue', queue: 'duplicates' },
    tag,
    summary: 'Dizer se dois registros são o mesmo',
    description:
      'Juntados, o endereço antigo leva ao que fica (`kept`), e a mudança pode ser desfeita no histórico. Separados, nenhuma importação os junta nem pergunta de novo.',
    params: numbered,
    body: Exactly({ decision: Decision, kept: Type.Optional(RecordId) }),
    answer: Decided,
  }),
  decideDuplicates: endpoint({
    id: 'decideDuplicates',
    method: 'POST',
    path: '/api/v1/duplicados',
    access: 'admin',
    scope: 'imports:manage',
    duty: { role: 'reviewer', touches: 'queue', queue: 'duplicates' },
    tag,
    summary: 'Decidir vários pares de uma vez',
    description:
      'Até 100 pares, numa só mudança do histórico. Um par que não pode ser juntado fica aberto e é contado.',
    body: Exactly({
      ids: Type.Array(RowNumber, { minItems: 1, maxItems: 100 }),
      decision: Type.Unsafe<'joined' | 'apart'>(Type.String({ enum: ['joined', 'apart'] })),
    }),
    answer: Item(
      Type.Object({
        edit: Nullable(Type.String()),
        decided: Type.Integer(),
        refused: Type.Array(Type.Object({ id: Type.String(), reason: Type.String() })),
      }),
    ),
  }),
}
