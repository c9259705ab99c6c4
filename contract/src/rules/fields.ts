import { plural } from './plural.ts'
// The limits of what people type. The schemas and the forms read the same numbers, so that the console
// never accepts what the server refuses.
/** Controls, line breaks, what is not seen, and what turns the direction of the text around it. Joiners may stand in words. */
const UNSEEN = String.raw`\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0`
const SEEN = String.raw`[^\s\u200c\u200d]`
/** Two visible characters at least, whatever blanks stand around them, on one line, and none that cannot be seen. */
export const NAME = { min: 2, max: 80, pattern: `^(?![\\s\\S]*[${UNSEEN}])\\s*${SEEN}.*${SEEN}` }
export const EMAIL = { max: 254 }
export const PASSWORD = { min: 8, max: 200 }
export const SUBJECT = { min: 1, max: 120 }
export const MESSAGE = { min: 1, max: 5000 }

/** Excludes `=?`, because mail programs would read another address in an encoded word than the stored one. */
export const EMAIL_PATTERN = String.raw`^(?!.*=\?)[^\s\x00-\x1f\x7f@<>()\[\]\\,;:"]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$`
/** One line with something to be seen in it, and nothing else: what a name or a word of a record may be. */
export const ONE_LINE = `^(?=.*${SEEN})[^${UNSEEN}]*$`
const unseen = new RegExp(`[${UNSEEN}]`)
export const hasUnseen = (text: string): boolean => unseen.test(text)

/** A text of a file as a field of one line takes it: breaks are spaces, and what cannot be seen is left out. */
export function toOneLine(text: string): string {
  if (!hasUnseen(text)) return text
  return text
    .replaceAll(/[\t-\r\x85\u2028\u2029]/g, ' ')
    .replaceAll(new RegExp(`[${UNSEEN}]+`, 'g'), '')
    .replaceAll(/ {2,}/g, ' ')
}

/** At least one visible character: a field of spaces is an empty field. */
export const NOT_BLANK = String.raw`\S`

const email = new RegExp(EMAIL_PATTERN)

export function isEmail(text: string): boolean {
  return text.length <= EMAIL.max && email.test(text)
}

/** The error sentences shown under a field, the same in the form and from the server. */
export const sentences = {
  required: 'Preencha este campo.',
  oneLine: 'Escreva em uma linha só, sem caracteres invisíveis.',
  email: 'Informe um e-mail válido, como nome@exemplo.com.',
  url: 'Endereço inválido. Ex.: https://site.com.br/gols',
  terms: 'É preciso aceitar os termos de uso e a política de privacidade.',
  atLeast: (count: number) => `Use pelo menos ${count} ${plural(count, 'caractere', 'caracteres')}.`,
  atMost: (count: number) => `Use no máximo ${count} ${plural(count, 'caractere', 'caracteres')}.`,
} as const
