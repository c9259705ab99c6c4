import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isWithinReach, type Reach } from '../../config/reach.ts'
import { isPublicAddress } from './public-address.ts'

/** A call was requested to an address of this machine or its network. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** A call was requested to an address that is not on the operator's list of allowed hosts. */
export class UnlistedHostError extends Error {
  override name = 'UnlistedHostError'
}

export interface OutgoingOptions {
  /** The reach that the operator has configured. */
  readonly reach: Reach
  readonly timeoutMs?: number
  /** Resolves host names; the default is the system's resolver. */
  readonly resolve?: Resolve
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

const TIMEOUT_MS = 30_000

/**
 * For calls to addresses that other people chose. The check is made on the addresses that the connection is about to
 * use, not on the name beforehand: a name may resolve to something else a moment later.
 */
export function createOutgoingAgent({ reach, timeoutMs = TIMEOUT_MS, resolve = lookup }: OutgoingOptions): Agent {
  const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs }
  const { allowPrivate } = reach
  const connect = buildConnector({ timeout: timeoutMs, ...(!allowPrivate && { lookup: publicLookup(resolve) }) })
  return new Agent({
    ...timeouts,
    connect(options, callback) {
      // A literal IP address in the URL is connected to without any lookup.
      const host = options.hostname.replace(/^\[|\]$/g, '')
      if (!isWithinReach(reach, host)) return callback(new UnlistedHostError(`${host} is not listed`), null)
      if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) return callback(refusalOf(host), null)
      connect(options, callback)
    },
  })
}

const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      // One private address among public ones is enough to refuse, because we do not choose which one is tried.
      const [first] = found
      if (!first || found.some(({ address }) => !isPublicAddress(address))) return callback(refusalOf(hostname), '', 0)
      if (options.all) return callback(null, found)
      callback(null, first.address, first.family)
    })
  }

function refusalOf(host: string): PrivateAddressError {
  return new PrivateAddressError(`${host} is not on the public internet`)
}
