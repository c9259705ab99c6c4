import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { ONE_LINE } from '../rules/fields.ts'
import { KEY_NAME, LARGEST_KEY_LIMIT, LONGEST_OVERLAP_HOURS, MOST_PLACES } from '../rules/keys.ts'
import { keyScopeWords, RESOURCE_SCOPES, SCOPES, type ResourceScope, type Scope } from '../rules/scopes.ts'
import { PlanName } from '../account/users.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'

export const KeyMode = Type.Unsafe<'live' | 'test'>({
  type: 'string',
  enum: ['live', 'test'],
  description: '`test` só vê a demonstração e não gasta cota.',
})
export const KeyKind = Type.Unsafe<'server' | 'browser'>({
  type: 'string',
  enum: ['server', 'browser'],
  description: '`browser` pode ficar à vista em uma página: só lê, e só a partir das origens listadas.',
})
/** Each scope with what it allows, for the document. */
const scopeList = SCOPES.map((scope) => `\`${scope}\`: ${keyScopeWords[scope].hint}`).join(' ')

const Scopes = Type.Array(Type.Unsafe<Scope>({ type: 'string', enum: [...SCOPES] }), {
  description: `O que a chave pode. \`read\` e \`write\` incluem todos os de ler dados e de editar; \`…:manage\` inclui o \`…:read\` do mesmo recurso. ${scopeList}`,
  minItems: 1,
  maxItems: SCOPES.length,
  uniqueItems: true,
})
const Limit = Nullable(Type.Integer({ minimum: 1, maximum: LARGEST_KEY_LIMIT }))

export const ApiKey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  mode: KeyMode,
  kind: KeyKind,
  scopes: Scopes,
  prefix: Type.String({ description: 'O começo do segredo, para reconhecê-lo.' }),
  previous: Nullable(
    Type.Object(
      { prefix: Type.String(), expiresAt: Timestamp },
      { description: 'O segredo anterior, enquanto ainda vale depois de uma rotação.' },
    ),
  ),
  limits: Type.Object(
    { perMinute: Limit, perDay: Limit },
    { description: 'Limites próprios da chave, além dos do plano; nulo onde não há.' },
  ),
  origins: Type.Array(Type.String()),
  addresses: Type.Array(Type.String()),
  createdAt: Timestamp,
  expiresAt: Nullable(Timestamp),
  lastUsedAt: Nullable(Timestamp),
  revokedAt: Nullable(Timestamp),
})
export type ApiKey = Static<typeof ApiKey>

/** A key with its secret: the only answer that ever holds it. */
const KeyWithSecret = Type.Object({
  key: ApiKey,
  secret: Type.String({ description: 'Aparece só nesta resposta: guarde-o agora.' }),
})

export const Quota = Type.Object({
  of: Type.Unsafe<'account' | 'key'>({ type: 'string', enum: ['account', 'key'] }),
  window: Type.Unsafe<'minute' | 'day'>({ type: 'string', enum: ['minute', 'day'] }),
  limit: Nullable(Type.Integer({ description: 'Nulo onde não há limite.' })),
  used: Type.Integer(),
  left: Nullable(Type.Integer()),
  resetsAt: Timestamp,
})
export type Quota = Static<typeof Quota>

/** What an account may call with its keys. */
export const CallingPlan = Type.Object({
  id: PlanName,
  name: Type.String({ description: 'O nome do plano, como o console o mostra.' }),
  perMinute: Type.Integer({ description: 'Quantas chamadas por minuto a conta tem com todas as chaves.' }),
  perDay: Nullable(Type.Integer(), { description: 'Quantas por dia; nulo: sem limite.' }),
})
/** The key that a call was made with, as its holder may know it. */
export const CallingKey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  mode: KeyMode,
  kind: KeyKind,
  scopes: Scopes,
  allows: Type.Array(
    Type.Object({
      scope: Type.Unsafe<ResourceScope>({
        type: 'string',
        enum: [...RESOURCE_SCOPES],
        description: 'O escopo que as operações pedem, como em `GET /api/v1`.',
      }),
      words: Type.String({ description: 'O que ele permite, em português.' }),
    }),
    { description: 'Tudo o que os escopos da chave permitem, recurso por recurso.' },
  ),
  expiresAt: Nullable(Timestamp),
})

const KeyName = Type.String({ minLength: 1, maxLength: KEY_NAME.max, pattern: ONE_LINE })

/** What its owner may say of a key when it is made, and change afterwards. */
const changeable = {
  scopes: Type.Optional(Scopes),
  expiresAt: Type.Optional(Nullable(Timestamp)),
  limits: Type.Optional(Exactly({ perMinute: Type.Optional(Limit), perDay: Type.Optional(Limit) })),
  origins: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), {
      maxItems: MOST_PLACES,
      description: 'De onde uma chave de navegador pode chamar: `https://exemplo.com.br`.',
    }),
  ),
  addresses: Type.Optional(
    Type.Array(Type.String({ maxLength: 60 }), {
      maxItems: MOST_PLACES,
      description: 'De quais IPs ou redes uma chave de servidor pode chamar: `203.0.113.7`, `2001:db8::/32`.',
    }),
  ),
}

const tag = 'Chaves'
const params = Exactly({ id: Type.String({ maxLength: 64 }) })

export const keyEndpoints = {
  listKeys: endpoint({
    id: 'listKeys',
    method: 'GET',
    path: '/api/v1/chaves',
    access: 'user',
    scope: 'keys:read',
    tag,
    summary: 'As minhas chaves, da mais nova à mais antiga',
    query: Exactly(listQuery),
    answer: Page(ApiKey),
  }),
  createKey: endpoint({
    id: 'createKey',
    method: 'POST',
    path: '/api/v1/chaves',
    access: 'user',
    scope: 'keys:manage',
    secret: true,
    tag,
    summary: 'Criar uma chave de API',
    description: 'O segredo aparece só nesta resposta; guardamos apenas o hash dele.',
    body: Exactly({
      name: KeyName,
      mode: Type.Optional(KeyMode),
      kind: Type.Optional(KeyKind),
      ...changeable,
    }),
    status: 201,
    answer: Item(KeyWithSecret),
  }),
  getKey: endpoint({
    id: 'getKey',
    method: 'GET',
    path: '/api/v1/chaves/{id}',
    access: 'user',
    scope: 'keys:read',
    tag,
    summary: 'Uma das minhas chaves',
    description: 'Sem o segredo. Uma chave revogada continua aqui, com a data em `revokedAt`.',
    params,
    query: Exactly(readQuery),
    answer: Item(ApiKey),
  }),
  updateKey: endpoint({
    id: 'updateKey',
    method: 'PATCH',
    path: '/api/v1/chaves/{id}',
    access: 'user',
    scope: 'keys:manage',
    tag,
    summary: 'Mudar uma chave',
    description:
      'Nome, escopos, vencimento, limites, origens e endereços; o segredo continua o mesmo. Vale na hora, em todos os processos. O que não vier fica como está.',
    params,
    body: Exactly({ name: Type.Optional(KeyName), ...changeable }),
    answer: Item(ApiKey),
  }),
  rotateKey: endpoint({
    id: 'rotateKey',
    method: 'POST',
    path: '/api/v1/chaves/{id}/rotacionar',
    access: 'user',
    scope: 'keys:manage',
    secret: true,
    tag,
    summary: 'Trocar o segredo de uma chave',
    description:
      'A chave continua a mesma, com o seu histórico. O segredo anterior vale ainda por `overlapHours` horas.',
    params,
    body: Exactly({ overlapHours: Type.Integer({ minimum: 0, maximum: LONGEST_OVERLAP_HOURS }) }),
    answer: Item(KeyWithSecret),
  }),
  revokeKey: endpoint({
    id: 'revokeKey',
    method: 'DELETE',
    path: '/api/v1/chaves/{id}',
    access: 'user',
    scope: 'keys:manage',
    tag,
    summary: 'Revogar uma chave',
    description: 'Vale na hora, em todos os processos: quando esta chamada responde, a chave não entra mais.',
    params,
    status: 204,
  }),
  getStatus: endpoint({
    id: 'getStatus',
    method: 'GET',
    path: '/api/v1/status',
    access: 'user',
    scope: 'any',
    tag,
    summary: 'A chave que chama, as cotas e quanto resta',
    description: 'Não gasta cota. Com uma sessão, responde pela conta.',
    query: Exactly(readQuery),
    answer: Item(
      Type.Object({
        plan: CallingPlan,
        key: Nullable(CallingKey),
        quotas: Type.Array(Quota),
      }),
    ),
  }),
}
