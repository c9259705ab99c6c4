import webPush from 'web-push'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

/** What the vault seals the private key for. */
export const VAPID_KEY = 'vapid'

export interface Vapid {
  /** A contact for the push service. */
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

type VapidContext = Pick<Context, 'config' | 'database' | 'publicUrl' | 'vault'>

const kept = new WeakMap<object, Promise<Vapid>>()

/** The keys of the service, created once for all processes: with other keys every browser must subscribe again. */
export function getVapid(context: VapidContext): Promise<Vapid> {
  const known = kept.get(context.database)
  if (known) return known
  const loading = loadVapid(context).catch((error: unknown) => {
    kept.delete(context.database)
    throw error
  })
  kept.set(context.database, loading)
  return loading
}

async function loadVapid({ config, database, publicUrl, vault }: VapidContext): Promise<Vapid> {
  const find = () => database.selectFrom('vapid_keys').select(['public_key', 'private_key']).executeTakeFirst()
  let row = await find()
  if (!row) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    await database
      .insertInto('vapid_keys')
      .values({ public_key: publicKey, private_key: vault.seal(VAPID_KEY, privateKey) })
      // Another process may have created them at the same time.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    row = (await find())!
  }
  return {
    subject: publicUrl.startsWith('https:') ? publicUrl : `mailto:${config.adminEmail}`,
    publicKey: row.public_key,
    privateKey: unseal(vault, row.private_key),
  }
}

function unseal(vault: VapidContext['vault'], sealed: string): string {
  try {
    return vault.unseal(VAPID_KEY, sealed)
  } catch (cause) {
    throw new AppError('unavailable', {
      info: 'As chaves das notificações foram guardadas com outra SECRET_KEY. A administração precisa voltar a ela.',
      cause,
    })
  }
}
