import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '../errors/app-error.ts'
import { holdsKey, isKeySecret } from '../keys/key-secret.ts'
import type { Base } from './base-address.ts'

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i

/** The headers that can identify the caller. */
export type TokenHeaders = Pick<IncomingHttpHeaders, 'authorization'> & { readonly 'x-api-key'?: string | string[] }

/** The token of a call that carries one: `Authorization: Bearer …`, or else a key in `X-API-Key`. */
export function tokenIn(headers: TokenHeaders): string | null {
  const { authorization } = headers
  if (authorization !== undefined) return BEARER.exec(authorization)?.[1] ?? null
  const key = headers['x-api-key']
  // A session token is not accepted in `X-API-Key`.
  return typeof key === 'string' && isKeySecret(key) ? key : null
}

/** Explains to the caller why a call that needs authentication has none: what is missing, and how to send it. */
export function refuseStranger(base: Base, headers: TokenHeaders): AppError {
  const given = headers.authorization ?? headers['x-api-key']
  const text = typeof given === 'string' ? given.trim() : ''
  if (base.kind !== 'program') return holdsKey(text) ? new AppError('misplaced_key') : new AppError('no_session')
  if (given === undefined) return new AppError('missing_key')
  if (headers.authorization === undefined) return notAKey()
  return new AppError('malformed_authorization', { info: whatIsWrong(text) })
}

/** What is wrong with an `Authorization` that is not `Bearer`, one space and a token. */
function whatIsWrong(text: string): string {
  const [scheme = '', ...rest] = text.split(/\s+/)
  const value = rest.join(' ')
  const right = 'escreva `Authorization: Bearer`, um espaço e a chave.'
  if (text === '') return `O cabeçalho Authorization veio vazio: ${right}`
  if (value === '' && /^bearer:?$/i.test(scheme)) return `Depois de “Bearer” falta a chave: ${right}`
  if (value === '') return `O cabeçalho Authorization veio sem a palavra “Bearer”: ${right}`
  if (/^bearer$/i.test(scheme) && isKeySecret(value)) return `Entre “Bearer” e a chave vai um espaço só: ${right}`
  if (/^bearer:?$/i.test(scheme))
    return `Depois de “Bearer” vem só a chave, sem aspas, dois-pontos nem espaços: ${right}`
  return `O cabeçalho Authorization usa o esquema “${scheme.slice(0, 20)}”, que esta API não aceita: ${right}`
}

export const notAKey = () =>
  new AppError('invalid_key', {
    info: 'O que veio não é uma chave deste serviço nem uma sessão aberta: chaves começam com `mc_live_` ou `mc_test_`. As suas estão em API → Chaves.',
  })
