import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  PingRequestSchema,
  ReadResourceRequestSchema,
  RequestIdSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { wordsOn } from './argument-words.ts'

/** A message that asks for an answer, as the protocol has it. */
export interface Ask {
  readonly jsonrpc: '2.0'
  readonly id: string | number
  readonly method: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Why a message is not answered with what it asks for. */
export interface Refusal {
  readonly jsonrpc: '2.0'
  readonly id: string | number | null
  readonly error: { readonly code: number; readonly message: string }
}

/** `null`: of what asks for no answer. */
export type Judged = { readonly ask: Ask } | { readonly refusal: Refusal } | null

const METHODS: ReadonlyMap<string, z.ZodType> = new Map(
  [
    InitializeRequestSchema,
    PingRequestSchema,
    ListToolsRequestSchema,
    CallToolRequestSchema,
    ListPromptsRequestSchema,
    GetPromptRequestSchema,
    ListResourcesRequestSchema,
    ListResourceTemplatesRequestSchema,
    ReadResourceRequestSchema,
  ].map(({ shape: { method, params } }) => [method.value, z.object({ params })]),
)

/**
 * What becomes of one message. The protocol's package would answer wrong parameters as an error of ours, with its own
 * description of them, and one broken message instead of a whole batch.
 */
export function judge(message: unknown, isAlone: boolean): Judged {
  if (!isObject(message)) return refuse(null, ErrorCode.InvalidRequest, 'Cada mensagem é um objeto de JSON-RPC 2.0.')
  const given = RequestIdSchema.safeParse(message['id'])
  const id = given.success ? given.data : null
  const invalid = (words: string) => refuse(id, ErrorCode.InvalidRequest, words)
  const { jsonrpc, method, params } = message
  if (jsonrpc !== '2.0') return invalid('O campo `jsonrpc` tem de ser "2.0".')
  if (method === undefined && ('result' in message || 'error' in message)) return null
  if (typeof method !== 'string') return invalid('Falta o campo `method`, um texto.')
  if (!('id' in message)) return null
  if (id === null) return invalid('O campo `id` tem de ser um texto ou um número inteiro.')
  const schema = METHODS.get(method)
  if (!schema) return refuse(id, ErrorCode.MethodNotFound, `Não há o método “${method}”.`)
  if (method === 'initialize' && !isAlone)
    return invalid('O método `initialize` vem sozinho, e não com outras mensagens.')
  const checked = schema.safeParse(params === undefined ? {} : { params }, { reportInput: true })
  if (!checked.success) return refuse(id, ErrorCode.InvalidParams, checked.error.issues.flatMap(wordsOn).join('\n'))
  return { ask: { jsonrpc, id, method, ...(isObject(params) && { params: withoutTask(params) }) } }
}

export const refusalOf = (id: Refusal['id'], code: number, message: string): Refusal => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})

const refuse = (...given: Parameters<typeof refusalOf>): Judged => ({ refusal: refusalOf(...given) })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** By the protocol, a server without tasks answers as if none had been requested. */
function withoutTask(params: Readonly<Record<string, unknown>>) {
  const { task: _, ...others } = params
  return others
}
