import { Type, type Static } from 'typebox'
import { Exactly } from './shapes.ts'

const Base64 = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_=-]+$' })
/** What browsers may add; nothing of it is used. */
const Extensions = Type.Object({}, { additionalProperties: true, maxProperties: 20 })
const credential = {
  id: Base64(1400),
  rawId: Base64(1400),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Extensions,
}
const ClientData = Base64(4000)

/** What `navigator.credentials.create()` gives, as WebAuthn writes it in JSON. */
export const PasskeyRegistration = Exactly({
  ...credential,
  response: Exactly({
    clientDataJSON: ClientData,
    attestationObject: Base64(12_000),
    authenticatorData: Type.Optional(Base64(8000)),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
    publicKey: Type.Optional(Base64(8000)),
    publicKeyAlgorithm: Type.Optional(Type.Integer()),
  }),
})
export type PasskeyRegistration = Static<typeof PasskeyRegistration>

/** What `navigator.credentials.get()` gives, as WebAuthn writes it in JSON. */
export const PasskeyAssertion = Exactly({
  ...credential,
  response: Exactly({
    clientDataJSON: ClientData,
    authenticatorData: Base64(4000),
    signature: Base64(8000),
    userHandle: Type.Optional(Base64(200)),
  }),
})
export type PasskeyAssertion = Static<typeof PasskeyAssertion>

/** The options for the browser, as they are: WebAuthn decides what is in them. */
export const PasskeyOptions = Type.Object({
  challenge: Type.String({ description: 'Volta com a resposta; vale por cinco minutos e uma vez só.' }),
  options: Type.Record(Type.String(), Type.Unknown(), {
    description: 'As opções do WebAuthn em JSON, para `navigator.credentials`.',
  }),
})
export type PasskeyOptions = Static<typeof PasskeyOptions>

/** A signed challenge: which one, and the browser's answer to it. */
export const PasskeyProof = Exactly({
  challenge: Type.String({ minLength: 1, maxLength: 64 }),
  response: PasskeyAssertion,
})
export type PasskeyProof = Static<typeof PasskeyProof>
