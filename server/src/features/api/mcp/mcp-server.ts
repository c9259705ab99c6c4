import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { errorVocabulary } from '../../../platform/errors/error-vocabulary.ts'
import { wordsOn } from './argument-words.ts'
import type { Ask } from './messages.ts'
import { outputSchema } from './output-schema.ts'
import { argumentsOf, givenTo, prompts } from './prompts.ts'
import { callFor, RESOURCE_TYPE, resources, resourceTemplates } from './resources.ts'
import { type Asked, type Tool, tools } from './tools.ts'

/** The API's answer to a call made in the caller's name. */
export interface Answered {
  readonly status: number
  readonly text: string
}

const INSTRUCTIONS =
  'Dados de futebol do Meio-Campo: tabelas, jogos, lances, artilheiros, confrontos, escalações, elencos e jogadores. Os ids vêm da ferramenta `search`. Onde `demo` é verdadeiro, os dados são inventados para demonstração: diga isso.'

/** What an answer needs from the call that brought the message. */
export interface Asker {
  readonly ask: (asked: Asked) => Promise<Answered>
  /** Called with an unexpected error. The client only learns that the call failed. */
  readonly onFault: (error: unknown) => void
}

/** Answers one message. Nothing is kept between messages, so any process may answer the next one. */
export async function answerMessage(
  request: Request,
  message: Ask,
  version: string,
  { ask, onFault }: Asker,
): Promise<Response> {
  const safely = <Answer>(answer: () => Promise<Answer>): Promise<Answer> =>
    answer().catch((error: unknown) => {
      if (error instanceof ProtocolError) throw error
      onFault(error)
      throw new ProtocolError(ErrorCode.InternalError, errorVocabulary.internal.info)
    })
  const capabilities = { tools: {}, prompts: {}, resources: {} }
  const mcp = new McpServer(
    { name: 'meio-campo', title: 'Meio-Campo', version },
    { instructions: INSTRUCTIONS, capabilities },
  )
  const { server } = mcp
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: listedTools() }))
  // The package's own tools refuse arguments with English messages, and silently drop unknown ones.
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool)
      return refusal(`Não há a ferramenta \`${params.name}\`. Há: ${tools.map(({ name }) => name).join(', ')}.`)
    const given = inputOf(tool).safeParse(params.arguments ?? {}, { reportInput: true })
    if (!given.success) return refusal(['Confira os argumentos:', ...given.error.issues.flatMap(wordsOn)].join('\n'))
    return safely(async () => toResult(await ask(tool.toCall(given.data as never))))
  })
  server.setRequestHandler(ListPromptsRequestSchema, async () => ({
    prompts: prompts.map((prompt) => {
      const { name, title, description } = prompt
      return { name, title, description, arguments: argumentsOf(prompt) }
    }),
  }))
  server.setRequestHandler(GetPromptRequestSchema, async ({ params }) => {
    const prompt = prompts.find(({ name }) => name === params.name)
    if (!prompt) throw wrong(`Não há o pedido \`${params.name}\`. Há: ${prompts.map(({ name }) => name).join(', ')}.`)
    const given = givenTo(prompt).safeParse(params.arguments ?? {}, { reportInput: true })
    if (!given.success) throw wrong(['Confira os argumentos:', ...given.error.issues.flatMap(wordsOn)].join('\n'))
    const text = prompt.toText(given.data as Record<string, string>)
    return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] }
  })
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources }))
  server.setRequestHandler(ListResourceTemplatesRequestSchema, async () => ({ resourceTemplates }))
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const asked = callFor(uri)
    if (!asked) throw new ProtocolError(RESOURCE_NOT_FOUND, `Não há o recurso \`${uri}\`.`, { uri })
    return safely(async () => {
      const { status, text } = await ask(asked)
      if (status === 404) throw new ProtocolError(RESOURCE_NOT_FOUND, problemWords(text), { uri })
      if (status >= 400) throw wrong(problemWords(text))
      return { contents: [{ uri, mimeType: RESOURCE_TYPE, text }] }
    })
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  try {
    await mcp.connect(transport)
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await mcp.close()
  }
}

const inputOf = ({ input }: Tool) => z.strictObject(input)

const refusal = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })

/** An error code of the protocol, for which its package has no name. */
const RESOURCE_NOT_FOUND = -32_002

/** The package's own error says its code in the message too, which clients then say once more. */
class ProtocolError extends Error {
  override name = 'ProtocolError'
  readonly code: number
  readonly data: object | undefined

  constructor(code: number, message: string, data?: object) {
    super(message)
    this.code = code
    this.data = data
  }
}

const wrong = (text: string) => new ProtocolError(ErrorCode.InvalidParams, text)

let listed: ReturnType<typeof describeTools> | null = null
/** The same for every message of a process. */
const listedTools = () => (listed ??= describeTools())

function describeTools() {
  return tools.map((tool) => {
    const { name, title, description } = tool
    const { $schema: _, ...inputSchema } = z.toJSONSchema(inputOf(tool))
    return {
      name,
      title,
      description,
      inputSchema: { ...inputSchema, type: 'object' as const },
      outputSchema: outputSchema(tool),
      annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    }
  })
}

/** The assistant gets the API's error sentence, so that it can correct its call or explain the failure. */
function toResult({ status, text }: Answered): CallToolResult {
  if (status >= 400) return refusal(problemWords(text))
  // The text is for clients that do not support structured answers.
  return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) as Record<string, unknown> }
}

function problemWords(text: string): string {
  const { title, detail, errors } = JSON.parse(text) as {
    title: string
    detail: string
    errors: readonly { field: string; message: string }[]
  }
  return [`${title}: ${detail}`, ...errors.map(({ field, message }) => `${field}: ${message}`)].join('\n')
}
