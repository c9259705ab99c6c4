import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { tools, type Asked } from './tools.ts'

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
  for (const { name, title, description, input, toCall } of tools) {
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (given) =>
      toResult(await ask(toCall(given as never))),
    )
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  try {
    await server.connect(transport)
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
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
  return { isError: true, content: [{ type: 'text', text: said.join('\n') }] }
}
