import type { PasskeyOptions, PasskeyProof, PasskeyRegistration } from '@meio-campo/contract'
import { showAlert } from '../state/dialogs.ts'

/** Whether this browser supports passkeys; none does without HTTPS, except on localhost. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

// Loaded only when a passkey is used, because most visits use none.
const library = () => import('@simplewebauthn/browser')

/** Signs the challenge with a passkey. Null if the user closed the browser's dialog or saw why it failed. */
export async function signChallenge({ challenge, options }: PasskeyOptions): Promise<PasskeyProof | null> {
  const { startAuthentication } = await library()
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const response = await startAuthentication({ optionsJSON: options as unknown as Options }).catch(explain(options))
  return response && { challenge, response }
}

/** Creates a passkey in the browser. Null in the same cases as above. */
export async function createCredential({ options }: PasskeyOptions): Promise<PasskeyRegistration | null> {
  const { startRegistration } = await library()
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  return startRegistration({ optionsJSON: options as unknown as Options }).catch(explain(options))
}

/** Closing the browser's dialog is not a failure; every other error is shown as a sentence. */
function explain(options: PasskeyOptions['options']) {
  return (error: unknown): null => {
    const { name } = error as Error
    if (name === 'NotAllowedError' || name === 'AbortError') return null
    const message =
      name === 'InvalidStateError'
        ? 'Este aparelho já guarda uma chave de acesso da sua conta.'
        : name === 'SecurityError'
          ? `Aqui o navegador não aceita chaves de acesso. Abra o console pelo endereço do serviço: ${domainOf(options)}.`
          : 'O navegador não conseguiu usar a chave de acesso. Tente de novo ou entre com a senha.'
    void showAlert({ title: 'Chave de acesso', message })
    return null
  }
}

function domainOf(options: PasskeyOptions['options']): string {
  const { rpId, rp } = options as { rpId?: string; rp?: { id?: string } }
  return rpId ?? rp?.id ?? ''
}
