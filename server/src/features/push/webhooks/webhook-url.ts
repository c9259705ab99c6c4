import { isIP } from 'node:net'
import { isUrl } from '@meio-campo/contract/rules'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { isPublicAddress } from '../../../platform/outgoing/public-address.ts'

/**
 * The complete address of a webhook. The addresses its name resolves to are checked at every connection; this checks
 * only the text, so that a mistake is reported when the webhook is saved.
 */
export function parseWebhookUrl(text: string, allowPrivate: boolean): string {
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!isUrl(whole) || !URL.canParse(whole)) throw fieldError('url', 'Informe um endereço válido.')
  const url = new URL(whole)
  url.hash = ''
  if (allowPrivate) return url.href
  if (url.protocol !== 'https:') throw fieldError('url', 'O endereço deve começar com https://.')
  const host = url.hostname.replace(/\.$/, '')
  if ((isIP(host) !== 0 && !isPublicAddress(host)) || /(^|\.)(localhost|local|internal)$/.test(host)) {
    throw fieldError('url', 'O endereço deve ser da internet, e não desta máquina ou da rede dela.')
  }
  return url.href
}
