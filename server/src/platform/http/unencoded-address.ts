import { holdsKey } from '../keys/key-secret.ts'

const REQUEST_LINE = /^[A-Z]{3,7} (?<address>\/[^\r\n]*) HTTP\/1\.[01]\r?\n/
/** What an address carries only in its encoded form. */
const UNENCODED = /[^!-~]/gu
const LONGEST_TOLD = 300

/** How an address is written whose letters were sent as they are; null where that is not what is wrong with a request. */
export function explainAddress(packet: Buffer): string | null {
  const address = REQUEST_LINE.exec(packet.toString('utf8'))?.groups?.['address']
  const letters = address?.match(UNENCODED)
  if (address === undefined || !letters || holdsKey(address)) return null
  const shown = [...new Set(letters)].map(describe).slice(0, 5).join(', ')
  const right = address.replace(UNENCODED, (letter) => encodeURIComponent(letter.toWellFormed())).slice(0, LONGEST_TOLD)
  return `O endereço tem ${shown} sem codificação. Escreva ${right}; no curl, use -G --data-urlencode "q=…"; em JavaScript, encodeURIComponent.`
}

function describe(letter: string): string {
  if (letter === ' ') return 'um espaço'
  return letter < ' ' ? 'um caractere de controle' : `“${letter}”`
}
