import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { wordsOn } from './input-words.ts'
import { tools, type Asked, type Tool } from './tools.ts'

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
    server.registerTool(name, { title, description, inputSchema: inputOf(tool), annotations }, async () => unheard())
  }
  // The package would refuse arguments in its own language, and drop those it does not know without a word.
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

/** Stands where the package wants a handler of each tool; ours answers all of them. */
function unheard(): CallToolResult {
  throw new Error('a tool is answered by the handler of all tools')
}

/** A failure is told to the assistant in the API's words: it can mend its question, or say why there is no answer. */
function toResult({ status, text }: Answered): CallToolResult {
  if (status < 400) return { content: [{ type: 'text', text }] }
  const { title, detail, errors } = JSON.parse(text) as {
    title: string
    detail: string
    errors: readonly { field: string; message: string }[]
  }
  const said = [`${title}: ${detail}`, ...errors.map(({ field, message }) => `${field}: ${message}`)]
  return refusal(said.join('\n'))
}
