import { AppError } from '../errors/app-error.ts'
import { findMisplacement, type KeyGrant } from './key-grant.ts'

interface Place {
  readonly origin: string | undefined
  readonly ip: string
}

/**
 * Why a key is refused at this place; null where it may be used. The error does not list the key's allowed origins and
 * addresses, because the caller may have stolen it.
 */
export function refuseMisplaced(key: KeyGrant, place: Place): AppError | null {
  const misplaced = findMisplacement(key, place)
  if (misplaced === null) return null
  return new AppError(misplaced, { info: misplaced === 'origin_refused' ? originWords(key, place) : addressWords(key) })
}

function originWords({ name }: KeyGrant, { origin }: Place): string {
  if (origin === undefined)
    return `A chave “${name}” é de navegador: vale só em páginas das origens que ela lista. Para um programa, crie uma chave de servidor em API → Chaves.`
  if (origin === 'null')
    return `A chave “${name}” vale só nas origens que ela lista, e uma página aberta do disco ou isolada não tem origem. Sirva a página por http e acrescente a origem dela em API → Chaves.`
  return `A chave “${name}” não lista a origem ${origin}. Se o site é seu, acrescente-a em API → Chaves → Editar.`
}

const addressWords = ({ name }: KeyGrant) =>
  `A chave “${name}” só vale a partir dos endereços IP que ela lista. Se a chamada é sua, acrescente este endereço em API → Chaves → Editar.`
