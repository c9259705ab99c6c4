/** How many headers of its own a webhook may have, and how long they may be. */
export const WEBHOOK_HEADERS = { max: 10, nameMax: 64, valueMax: 1_000 }

const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

/** What says where a message goes, how long it is, what it holds or who signed it: a sender that may not be changed. */
const REFUSED = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'date',
  'expect',
  'forwarded',
  'host',
  'http2-settings',
  'keep-alive',
  'origin',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
])
const REFUSED_STARTS = ['webhook-', 'proxy-', 'sec-', 'x-forwarded-', 'access-control-', ':']

/** Why a header cannot have this name, in small letters; null where it can. */
export function headerNameFault(name: string): string | null {
  if (name === '' || name.length > WEBHOOK_HEADERS.nameMax || !NAME.test(name))
    return `O nome de um cabeçalho tem letras, números e traços, até ${WEBHOOK_HEADERS.nameMax}.`
  if (REFUSED.has(name) || REFUSED_STARTS.some((start) => name.startsWith(start)))
    return `O cabeçalho ${name} é nosso: escolha outro nome, como x-${name.replace(/^:/, '')}.`
  return null
}

/** Why a header cannot have this value; null where it can. */
export function headerValueFault(value: string): string | null {
  if (value.length > WEBHOOK_HEADERS.valueMax) return `Use até ${WEBHOOK_HEADERS.valueMax} caracteres.`
  return VALUE.test(value) ? null : 'Use letras sem acento, números e sinais, sem espaço no começo nem no fim.'
}
