import { ErrorCode } from '@modelcontextprotocol/sdk/types.js'
import { answerMessage, type Asker } from './mcp-server.ts'
import { judge, refusalOf, type Refusal } from './messages.ts'

/**
 * Answers a body of the protocol: one message, or several. Each of several is answered by itself, so that none can break,
 * cancel or repeat the answer of another.
 */
export async function answerBody(request: Request, body: unknown, version: string, asker: Asker): Promise<Response> {
  const isBatch = Array.isArray(body)
  const messages: readonly unknown[] = isBatch ? body : [body]
  if (messages.length === 0) return toAnswer(refusalOf(null, INVALID_REQUEST, 'A lista não tem mensagem.'))
  const answers = await Promise.all(
    messages.map(async (message) => {
      const judged = judge(message, messages.length === 1)
      if (judged === null) return null
      return 'refusal' in judged ? toAnswer(judged.refusal) : answerMessage(request, judged.ask, version, asker)
    }),
  )
  const given = answers.filter((answer) => answer !== null)
  const [first] = given
  // Nothing asked for an answer.
  if (first === undefined) return new Response(null, { status: 202 })
  if (!isBatch) return first
  const told: unknown[] = await Promise.all(given.map((answer) => answer.json()))
  return Response.json(told, { status: given.every(({ ok }) => !ok) ? first.status : 200 })
}

const INVALID_REQUEST: number = ErrorCode.InvalidRequest

const toAnswer = (refusal: Refusal) =>
  Response.json(refusal, { status: refusal.error.code === INVALID_REQUEST ? 400 : 200 })
