import { isIP } from 'node:net'
import { fieldError } from '../../../platform/errors.ts'
import { isPublicAddress } from '../../../platform/outgoing/public-address.ts'

/**
 * The address that a browser's push service gave. Anybody can send us any address: what its name resolves to is checked
 * when we connect, each time; here only what can be seen already.
 */
export function readEndpoint(text: string, allowPrivate: boolean): string {
  const refuse = (message: string) => fieldError('endpoint', message)
  if (!URL.canParse(text)) throw refuse('Informe um endereço válido.')
  const url = new URL(text)
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) {
    throw refuse('O endereço deve começar com https://.')
  }
  if (url.username !== '' || url.password !== '') throw refuse('O endereço não pode conter usuário e senha.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && (host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host)))) {
    throw refuse('O endereço deve ser da internet, e não desta máquina ou da rede dela.')
  }
  url.hash = ''
  return url.href
}
