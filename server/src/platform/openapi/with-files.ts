import type { Document, Operation } from './document.ts'

interface Written {
  readonly media: string
  /** Added to the operation's id. */
  readonly suffix: string
  readonly summary: string
  readonly description: string
}

/** The forms in which a list or a stream can be had, by the ending of the address. */
const forms: Readonly<Record<string, Written>> = {
  csv: {
    media: 'text/csv',
    suffix: 'Csv',
    summary: 'em CSV',
    description: 'A lista inteira como arquivo, sem páginas: uma linha por item, com cabeçalho, em UTF-8.',
  },
  ics: {
    media: 'text/calendar',
    suffix: 'Ics',
    summary: 'em calendário',
    description: 'A lista inteira como arquivo de calendário (iCalendar), um compromisso por jogo.',
  },
  sse: {
    media: 'text/event-stream',
    suffix: 'Stream',
    summary: 'como fluxo',
    description:
      'Um fluxo que fica aberto (Server-Sent Events): em cada evento, `id` é a posição para retomar com `Last-Event-ID` e `data` é um `PushEvent` em JSON. O mesmo que o endereço sem `.sse` com `Accept: text/event-stream`.',
  },
}

const STREAMS: ReadonlySet<string> = new Set(['followLive', 'getMatchLive', 'openTicketStream'])
/** Of pages and their size: a file has the whole list. */
const OF_PAGES: ReadonlySet<string> = new Set(['format', 'limit', 'cursor'])

interface Parameter {
  readonly in: string
  readonly name: string
  readonly schema?: { readonly 'x-accepts'?: readonly string[] }
}

/**
 * A list as a file and a stream have an address of their own, with an ending: each operation of the document answers
 * one type, and what is generated from it needs no question about which one came.
 */
export function withFiles(document: Document): Document {
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const { get } = methods
    if (!get) return [[path, methods] as const]
    const parameters = (get.parameters ?? []) as readonly Parameter[]
    const accepted = parameters.find(({ name }) => name === 'format')?.schema?.['x-accepts'] ?? []
    const endings = [...accepted.filter((each) => each in forms), ...(STREAMS.has(get.operationId) ? ['sse'] : [])]
    const json = { ...get, parameters: parameters.filter(({ name }) => name !== 'format') }
    const others = endings.map((ending) => [`${path}.${ending}`, { get: toForm(json, forms[ending]!) }] as const)
    return [[path, { ...methods, get: json }] as const, ...others]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

function toForm(operation: Operation, { media, suffix, summary, description }: Written): Operation {
  const whole = media !== 'text/event-stream'
  const { 200: success, ...failures } = operation.responses as Record<string, { readonly headers?: object }>
  return {
    ...operation,
    operationId: `${operation.operationId}${suffix}`,
    summary: `${operation.summary}, ${summary}`,
    description,
    parameters: (operation.parameters ?? []).filter(({ name }) => !whole || !OF_PAGES.has(name)),
    responses: {
      200: {
        description: 'Feito.',
        ...(success?.headers && { headers: success.headers }),
        content: { [media]: { schema: { type: 'string', description } } },
      },
      ...failures,
    },
  }
}
