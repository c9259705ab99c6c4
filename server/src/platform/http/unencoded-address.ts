import { fieldError } from '../errors/app-error.ts'
import { holdsKey } from '../keys/key-secret.ts'

const REQUEST_LINE = /^[A-Z]{3,7} (?<address>\/[^\r\n]*) HTTP\/1\.[01]\r?\n/
/** What an address carries only in its encoded form. */
const UNENCODED = /[^!-~]/gu
const LONGEST_SHOWN = 300

/** How an address is written whose letters were sent as they are; null where that is not what is wrong with a request. */
export function explainAddress(packet: Buffer): string | null {
  const address = REQUEST_LINE.exec(packet.toString('utf8'))?.groups?.['address']
  const letters = address?.match(UNENCODED)
  if (address === undefined || !letters || holdsKey(address)) return null
  const shown = [...new Set(letters)].map(describe).slice(0, 5).join(', ')
  const right = address
    .replace(UNENCODED, (letter) => encodeURIComponent(letter.toWellFormed()))
    .slice(0, LONGEST_SHOWN)
  return `O endereço tem ${shown} sem codificação. Escreva ${right}; no curl, use -G --data-urlencode "q=…"; em JavaScript, encodeURIComponent.`
}

/** Refuses a query whose escapes are no UTF-8, such as `%EA` for “ê”: it would be read as another text. */
export function refuseUnreadable(url: string): void {
  const from = url.indexOf('?')
  if (from < 0 || !url.includes('%', from)) return
  for (const part of url.slice(from + 1).split('&')) {
    const [name = '', value = ''] = part.split('=')
    if (isReadable(name) && isReadable(value)) continue
    throw fieldError(
      isReadable(name) ? decodeURIComponent(name) : name.slice(0, LONGEST_SHOWN),
      'Não é texto em UTF-8: “ê” se escreve %C3%AA, e “%” se escreve %25. No curl, use -G --data-urlencode; em JavaScript, encodeURIComponent.',
    )
  }
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function describe(letter: string): string {
  if (letter === ' ') return 'um espaço'
  return letter < ' ' ? 'um caractere de controle' : `“${letter}”`
}
