import { Type, type Static } from 'typebox'
import { ONE_LINE } from '../rules/fields.ts'
import { Nullable, Timestamp } from '../shapes/shapes.ts'
import { ImportRun } from './runs.ts'

export const EveryMinutes = Type.Integer({
  minimum: 15,
  maximum: 43_200,
  description: 'De quantos em quantos minutos é verificada; a hora exata varia um pouco.',
})
export const Title = Type.String({ minLength: 1, maxLength: 120, pattern: ONE_LINE })

const terms = {
  licence: Nullable(Type.String()),
  attribution: Nullable(Type.String({ description: 'A mostrar onde os dados aparecem.' })),
  shareAlike: Type.Boolean(),
}

export const Codes = Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,20}$' }), {
  minItems: 1,
  maxItems: 30,
  uniqueItems: true,
  description: 'Os campeonatos que são pedidos, pelo código do provedor.',
})
export const Key = Type.String({
  minLength: 8,
  maxLength: 200,
  pattern: '^[!-~]+$',
  description: 'A chave do provedor. Fica selada no banco, não aparece em resposta nem em registro nenhum.',
})

const CallWindow = Type.Object({
  window: Type.Unsafe<'minute' | 'day'>(Type.String({ enum: ['minute', 'day'] })),
  limit: Type.Integer(),
  left: Type.Integer({ description: 'Quantas chamadas restam, como o provedor disse por último.' }),
  resetsAt: Timestamp,
})

export const KeyTest = Type.Object({
  at: Timestamp,
  ok: Type.Boolean({ description: 'A chave vale.' }),
  words: Type.String({ description: 'O que o plano permite, ou por que a chave não vale.' }),
  covered: Nullable(
    Type.Array(Type.String(), { description: 'Os campeonatos que o plano cobre; nulo onde o provedor não diz.' }),
  ),
})
export type KeyTest = Static<typeof KeyTest>

/** What only a source with a key has. */
const connectorState = Nullable(
  Type.Object(
    {
      keyHint: Nullable(Type.String({ description: 'O fim da chave; nulo enquanto não há nenhuma.' })),
      keySetAt: Nullable(Timestamp),
      competitions: Type.Array(Type.String()),
      choices: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
      budget: Type.Array(CallWindow, { description: 'As chamadas que restam à chave, por janela.' }),
      keyTest: Nullable(KeyTest),
      live: Type.Array(
        Type.Object({
          match: Type.String(),
          name: Type.String({ description: 'Os dois times.' }),
          linkAddress: Type.String(),
          state: Type.Unsafe<'following' | 'waiting' | 'ended'>(
            Type.String({
              enum: ['following', 'waiting', 'ended'],
              description: 'Acompanhando, esperando quem está na mesa, ou já acabou.',
            }),
          ),
          askedAt: Timestamp,
          operator: Nullable(Type.String({ description: 'Por quem ela espera.' })),
        }),
        { description: 'Os jogos que a fonte acompanha ao vivo, nas últimas horas.' },
      ),
      differences: Type.Integer({ description: 'Onde a tabela ou a artilharia da fonte difere da nossa.' }),
    },
    { description: 'Nulo para fontes sem chave.' },
  ),
)

/** Where a source's own table or list of scorers says otherwise than what is computed here. */
export const Difference = Type.Object({
  kind: Type.Unsafe<'standings' | 'scorers'>(
    Type.String({ enum: ['standings', 'scorers'], description: 'Na tabela, ou na artilharia.' }),
  ),
  competition: Type.String(),
  edition: Type.String(),
  name: Type.String({ description: 'O time ou a pessoa.' }),
  linkAddress: Nullable(Type.String()),
  label: Type.String({ description: 'O que difere: pontos, vitórias, gols…' }),
  ours: Nullable(Type.Integer()),
  theirs: Nullable(Type.Integer()),
})
export type Difference = Static<typeof Difference>

/** A dataset that is fetched by itself, on a schedule. */
export const Connection = Type.Object({
  id: Type.String(),
  dataset: Type.String(),
  title: Type.String(),
  address: Type.String(),
  everyMinutes: EveryMinutes,
  paused: Type.Boolean(),
  state: Type.Unsafe<'waiting' | 'checking' | 'importing' | 'failing' | 'paused' | 'keyless'>(
    Type.String({
      enum: ['waiting', 'checking', 'importing', 'failing', 'paused', 'keyless'],
      description: 'À espera da próxima verificação, verificando, importando, falhando, pausada ou sem chave.',
    }),
  ),
  trust: Nullable(Type.Integer({ description: 'O quanto a fonte vale: a de número menor vale mais.' })),
  ...terms,
  lastCheck: Nullable(
    Type.Object({
      at: Timestamp,
      outcome: Type.Unsafe<'unchanged' | 'changed' | 'failed' | 'stopped'>(
        Type.String({
          enum: ['unchanged', 'changed', 'failed', 'stopped'],
          description: 'Nada novo, algo novo, falhou ou foi parada.',
        }),
      ),
      error: Nullable(Type.String()),
    }),
  ),
  lastRun: Nullable(ImportRun),
  nextCheckAt: Nullable(Type.String({ format: 'date-time', description: 'Nulo enquanto está pausada.' })),
  failures: Type.Integer({ description: 'Falhas seguidas, desde o último sucesso.' }),
  connector: connectorState,
  createdAt: Timestamp,
})
export type Connection = Static<typeof Connection>

/** A known source that can be connected. */
export const Connectable = Type.Object({
  id: Type.String(),
  dataset: Type.String(),
  title: Type.String(),
  description: Type.String({ description: 'O que ela tem.' }),
  address: Type.String(),
  everyMinutes: EveryMinutes,
  ...terms,
  connection: Nullable(Type.String({ description: 'O id da conexão, se já está conectada.' })),
  key: Nullable(
    Type.Object(
      {
        address: Type.String({ description: 'Onde se consegue uma chave.' }),
        choices: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
      },
      { description: 'Para fontes que pedem uma chave; nulo para as outras.' },
    ),
  ),
})
export type Connectable = Static<typeof Connectable>
