import type { PasskeyOptions, PasskeyProof, PasskeyRegistration } from '@meio-campo/contract'
import { showAlert } from '../state/dialogs.ts'

/** Whether this browser knows passkeys at all; without HTTPS, and off this machine, none does. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

// Loaded when a passkey is used: most visits use none.
const library = () => import('@simplewebauthn/browser')

/** Has a passkey sign the challenge. Null: the person closed the browser's question, or was told why it failed. */
export async function signChallenge({ challenge, options }: PasskeyOptions): Promise<PasskeyProof | null> {
  const { startAuthentication } = await library()
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const response = await startAuthentication({ optionsJSON: options as unknown as Options }).catch(explain(options))
  return response && { challenge, response }
}

/** Has the browser create a passkey. Null as above. */
export async function createCredential({ options }: PasskeyOptions): Promise<PasskeyRegistration | null> {
  const { startRegistration } = await library()
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  return startRegistration({ optionsJSON: options as unknown as Options }).catch(explain(options))
}

/** Closing the browser's question is no failure; everything else is told in a sentence. */
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
