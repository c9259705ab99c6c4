/** Replaces a secret. */
export const REMOVED = '[removido]'
/** Replaces the part of a text that is too long to store. */
export const CUT = '[cortado]'

/** The parts of field names that announce a secret: `clientSecret` and `client_secret` have the part `secret`. */
const secretParts: ReadonlySet<string> = new Set(
  (
    'apikey assinatura auth authorization autorizacao bearer bilhete bilhetes chave chaves cookie cookies credencial credenciais ' +
    'credential credentials headers jwt key keys otp p256dh pass passphrase passwd password passwords pin private ' +
    'pwd secret secrets segredo segredos senha senhas signature token tokens'
  ).split(' '),
)

function isSecretName(name: string): boolean {
  const parts = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  return parts.some((part) => secretParts.has(part) || /(?:senha|password|secret|token)$/.test(part))
}

const ADDRESS = /\bhttps?:\/\/[^\s"'<>]+/gi
/** The forms of our own secrets, and of others that are commonly sent beside them. */
const secretForms: readonly RegExp[] = [
  /\bmc_(?:live|test)_[a-z0-9]{8,}/gi,
  /\bwhsec_[\w+/=-]+/gi,
  /\b(?:Bearer|Basic)\s+[\w.~+/=-]{6,}/gi,
  // A signed token (JWT).
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g,
  // A generated password: four groups of five.
  /\b(?:[a-z2-9]{5}-){3}[a-z2-9]{5}\b/g,
]
const LONG_RUN = /[\w-]{40,}/g

/** Removes the secrets that are recognisable by their form from a text. */
export function redactText(text: string): string {
  const plain = secretForms.reduce(
    (rest, form) => rest.replaceAll(form, REMOVED),
    text.replaceAll(ADDRESS, redactAddress),
  )
  return plain.replaceAll(LONG_RUN, (run) => (isRandom(run) ? REMOVED : run))
}

/** An id consists of lower-case words with underscores between them, however long it is. */
const isRandom = (run: string) => /[A-Z]/.test(run) || !/[_-]/.test(run)

/** The part before `@` and every value after `?` may be credentials. */
function redactAddress(address: string): string {
  return address
    .replace(/(?<=:\/\/)[^/?#@]*@/, `${REMOVED}@`)
    .replace(/\?[^#]*/, (query) => query.replaceAll(/(?<==)[^&]*/g, REMOVED))
    .replace(/#.+$/, `#${REMOVED}`)
}

const MOST_CHARACTERS = 8_000
const LONGEST_VALUE = 1_000
/** A secret that begins before the cut must be read whole to be recognised. */
const BEYOND_CUT = 300
const DEEPEST = 12

/**
 * Writes a body as JSON without secrets, which are recognised by the names of their fields and by their form. A long
 * body is cut and stays valid JSON; the work is bounded by what is written, not by what was sent.
 */
export function redactBody(body: unknown): string {
  let left = MOST_CHARACTERS
  const write = (value: unknown, depth: number): unknown => {
    if (left <= 0 || depth > DEEPEST) return CUT
    if (typeof value === 'string') return writeText(value)
    if (typeof value !== 'object' || value === null) {
      left -= String(value).length + 1
      return value
    }
    left -= 2
    return Array.isArray(value) ? writeItems(value, depth) : writeFields(value, depth)
  }
  const writeText = (text: string): string => {
    const redacted = redactText(text.slice(0, LONGEST_VALUE + BEYOND_CUT))
    const written = redacted.length > LONGEST_VALUE ? `${redacted.slice(0, LONGEST_VALUE)}${CUT}` : redacted
    left -= JSON.stringify(written).length + 1
    return written
  }
  const writeItems = (items: readonly unknown[], depth: number): unknown[] => {
    const written: unknown[] = []
    for (const item of items) {
      written.push(write(item, depth + 1))
      if (left <= 0) break
    }
    if (written.length < items.length) written.push(CUT)
    return written
  }
  const writeFields = (fields: object, depth: number): object => {
    const written: [string, unknown][] = []
    for (const [name, value] of Object.entries(fields)) {
      if (left <= 0) {
        written.push([CUT, CUT])
        break
      }
      const shown = writeText(name)
      const isSecret = isSecretName(name) && value !== null && typeof value !== 'boolean'
      written.push([shown, isSecret ? writeText(REMOVED) : write(value, depth + 1)])
    }
    return Object.fromEntries(written)
  }
  return JSON.stringify(write(body, 0))
}
