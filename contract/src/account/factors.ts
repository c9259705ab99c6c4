import { Type, type Static } from 'typebox'
import { ONE_LINE } from '../rules/fields.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { PasskeyOptions, PasskeyProof, PasskeyRegistration } from '../shapes/passkey-response.ts'
import { Exactly, GivenPassword, Item, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'
import { GivenCode, RememberedDevice } from './access.ts'

/** How the owner shows who they are before something of theirs changes. */
export const OwnerProof = Exactly({
  password: Type.Optional(GivenPassword),
  code: Type.Optional(GivenCode),
  passkey: Type.Optional(PasskeyProof),
})
export type OwnerProof = Static<typeof OwnerProof>

export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  synced: Type.Boolean({ description: 'Guardada também fora do aparelho, como em um gerenciador de senhas.' }),
  createdAt: Timestamp,
  lastUsedAt: Nullable(Timestamp),
})
export type Passkey = Static<typeof Passkey>

export const Factors = Type.Object({
  totp: Nullable(Type.Object({ since: Timestamp })),
  passkeys: Type.Array(Passkey),
  recoveryCodesLeft: Type.Integer(),
  required: Type.Boolean({ description: 'A administração exige um segundo fator desta conta.' }),
  passkeyOrigin: Type.String({ description: 'O endereço em que chaves de acesso funcionam.' }),
})
export type Factors = Static<typeof Factors>

const PasskeyName = Type.String({ minLength: 1, maxLength: 60, pattern: ONE_LINE })

/** What the first factor of an account brings along. */
export const FactorAdded = Type.Object({
  recoveryCodes: Nullable(
    Type.Array(Type.String(), { description: 'Só com o primeiro fator da conta; aparecem só aqui.' }),
  ),
  device: Type.Optional(RememberedDevice),
})
export type FactorAdded = Static<typeof FactorAdded>

const tag = 'Segundo fator'
export const proofWords =
  'Pede a senha e, se a conta já tem um segundo fator, também um código; ou, no lugar dos dois, uma chave de acesso.'
const passkeyParams = Exactly({ id: Type.String({ maxLength: 64 }) })

export const factorEndpoints = {
  getFactors: endpoint({
    id: 'getFactors',
    method: 'GET',
    path: '/api/v1/conta/fatores',
    access: 'user',
    beforeFactor: true,
    tag,
    summary: 'Os segundos fatores da minha conta',
    query: Exactly(readQuery),
    answer: Item(Factors),
  }),
  beginProof: endpoint({
    id: 'beginProof',
    method: 'POST',
    path: '/api/v1/conta/prova',
    access: 'user',
    beforeFactor: true,
    secret: true,
    tag,
    summary: 'Pedir o desafio de uma chave de acesso da conta',
    description: 'A resposta do navegador vai em `passkey` de uma chamada que pede prova.',
    answer: PasskeyOptions,
  }),
  startTotp: endpoint({
    id: 'startTotp',
    method: 'POST',
    path: '/api/v1/conta/fatores/codigo',
    access: 'user',
    beforeFactor: true,
    secret: true,
    tag,
    summary: 'Começar a usar um aplicativo de códigos',
    description: `Nada muda até a confirmação com um código do aplicativo. ${proofWords}`,
    body: OwnerProof,
    answer: Type.Object({
      secret: Type.String({ description: 'Para digitar no aplicativo.' }),
      uri: Type.String({ description: 'O mesmo como endereço `otpauth://`, para desenhar como código QR.' }),
    }),
  }),
  confirmTotp: endpoint({
    id: 'confirmTotp',
    method: 'POST',
    path: '/api/v1/conta/fatores/codigo/confirmacao',
    access: 'user',
    beforeFactor: true,
    secret: true,
    tag,
    summary: 'Ligar o aplicativo de códigos',
    description: 'Com o primeiro fator da conta, os outros dispositivos são desconectados.',
    body: Exactly({ code: GivenCode }),
    answer: FactorAdded,
  }),
  removeTotp: endpoint({
    id: 'removeTotp',
    method: 'POST',
    path: '/api/v1/conta/fatores/codigo/remocao',
    access: 'user',
    secret: true,
    tag,
    summary: 'Desligar o aplicativo de códigos',
    description: proofWords,
    body: OwnerProof,
    status: 204,
  }),
  renewRecoveryCodes: endpoint({
    id: 'renewRecoveryCodes',
    method: 'POST',
    path: '/api/v1/conta/fatores/recuperacao',
    access: 'user',
    secret: true,
    tag,
    summary: 'Gerar novos códigos de recuperação',
    description: `Os anteriores deixam de valer. ${proofWords}`,
    body: OwnerProof,
    answer: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  }),
  startPasskey: endpoint({
    id: 'startPasskey',
    method: 'POST',
    path: '/api/v1/conta/fatores/chaves/desafio',
    access: 'user',
    beforeFactor: true,
    secret: true,
    tag,
    summary: 'Começar a criar uma chave de acesso',
    description: proofWords,
    body: OwnerProof,
    answer: PasskeyOptions,
  }),
  createPasskey: endpoint({
    id: 'createPasskey',
    method: 'POST',
    path: '/api/v1/conta/fatores/chaves',
    access: 'user',
    beforeFactor: true,
    secret: true,
    tag,
    summary: 'Guardar uma chave de acesso',
    body: Exactly({
      challenge: Type.String({ minLength: 1, maxLength: 64 }),
      name: PasskeyName,
      response: PasskeyRegistration,
    }),
    status: 201,
    answer: Type.Object({ data: Passkey, ...FactorAdded.properties }),
  }),
  updatePasskey: endpoint({
    id: 'updatePasskey',
    method: 'PATCH',
    path: '/api/v1/conta/fatores/chaves/{id}',
    access: 'user',
    tag,
    summary: 'Dar outro nome a uma chave de acesso',
    params: passkeyParams,
    body: Exactly({ name: PasskeyName }),
    answer: Item(Passkey),
  }),
  removePasskey: endpoint({
    id: 'removePasskey',
    method: 'POST',
    path: '/api/v1/conta/fatores/chaves/{id}/remocao',
    access: 'user',
    secret: true,
    tag,
    summary: 'Remover uma chave de acesso',
    description: proofWords,
    params: passkeyParams,
    body: OwnerProof,
    status: 204,
  }),
}
