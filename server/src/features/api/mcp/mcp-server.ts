import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { type Asked, type Tool, tools } from './tools.ts'

/** What the API answers to a call made in the caller's name. */
export interface Answered {
  readonly status: number
  readonly text: string
}

const INSTRUCTIONS =
  'Dados de futebol do Meio-Campo: tabelas, jogos, artilheiros, confrontos e escalações. Os ids vêm da ferramenta `search`. Onde `demo` é verdadeiro, os dados são inventados para demonstração: diga isso.'

/** Answers one message of the protocol. Nothing is kept between two of them, so any process may answer the next. */
export async function answerMessage(
  request: Request,
  message: unknown,
  version: string,
  ask: (asked: Asked) => Promise<Answered>,
): Promise<Response> {
  const server = new McpServer({ name: 'meio-campo', title: 'Meio-Campo', version }, { instructions: INSTRUCTIONS })
  for (const tool of tools) {
    const { name, title, description } = tool
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
    server.registerTool(name, { title, description, inputSchema: inputOf(tool), annotations }, async () => unhandled())
  }
  // The package would refuse arguments with English messages, and silently drop unknown ones.
  server.server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool)
      return refusal(`Não há a ferramenta \`${params.name}\`. Há: ${tools.map(({ name }) => name).join(', ')}.`)
    const given = inputOf(tool).safeParse(params.arguments ?? {}, { reportInput: true })
    if (!given.success) return refusal(['Confira os argumentos:', ...given.error.issues.flatMap(wordsOn)].join('\n'))
    return toResult(await ask(tool.toCall(given.data as never)))
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  try {
    await server.connect(transport)
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

const inputOf = ({ input }: Tool) => z.strictObject(input)

const refusal = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })

/** The package requires a handler per tool; ours handles all of them. */
function unhandled(): CallToolResult {
  throw new Error('a tool is answered by the handler of all tools')
}

/** The assistant gets the API's error sentence: it can correct its call or explain the failure. */
function toResult({ status, text }: Answered): CallToolResult {
  if (status < 400) return { content: [{ type: 'text', text }] }
  const { title, detail, errors } = JSON.parse(text) as {
    title: string
    detail: string
    errors: readonly { field: string; message: string }[]
  }
  const sentences = [`${title}: ${detail}`, ...errors.map(({ field, message }) => `${field}: ${message}`)]
  return refusal(sentences.join('\n'))
}

type Issue = z.core.$ZodIssue

const TYPES: Readonly<Record<string, string>> = { string: 'um texto', number: 'um número', int: 'um número inteiro' }

/** The errors of a tool's arguments in the API's Portuguese, which the assistant shows to its user. */
function wordsOn(issue: Issue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${key}: Campo desconhecido.`)
  return [`${issue.path.join('.')}: ${messageOf(issue)}`]
}

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Falta este campo.' : `Tem de ser ${TYPES[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `Aceita: ${issue.values.join(', ')}.`
    case 'too_small':
      return issue.origin === 'string' ? 'Falta este campo.' : `No mínimo ${issue.minimum}.`
    case 'too_big':
      return issue.origin === 'string' ? `No máximo ${issue.maximum} caracteres.` : `No máximo ${issue.maximum}.`
    default:
      return 'Valor inválido.'
  }
}
