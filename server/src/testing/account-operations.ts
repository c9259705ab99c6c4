import type { NewDuty, PasskeyOptions, Session } from '@meio-campo/contract'
import type { DutyRole } from '@meio-campo/contract/rules'
import { totpCode, totpStep } from '../features/account/factors/totp.ts'
import { createPasskeyDevice } from './passkey-device.ts'
import { PASSWORD, type TestApp } from './test-app.ts'
import { until } from './until.ts'

type Sampler = (
  id: string,
  as: Session | null,
  options?: { body?: unknown; params?: Record<string, string>; query?: string },
) => Promise<unknown>

const duties: Readonly<Record<DutyRole, NewDuty>> = {
  scorer: { role: 'scorer', competitions: ['brasileirao_serie_a'], until: '2099-12-31' },
  editor: { role: 'editor', kinds: ['player'] },
  reviewer: { role: 'reviewer', queues: ['suggestions'] },
  suggester: { role: 'suggester', fields: ['team.city'] },
}

/** Gives, reads and removes a duty of every kind. */
export async function sampleDuties(sample: Sampler, admin: Session, user: Session): Promise<void> {
  const params = { id: user.user._id }
  const given: string[] = []
  for (const body of Object.values(duties)) {
    const { data } = (await sample('giveDuty', admin, { params, body })) as { data: { id: string } }
    given.push(data.id)
  }
  await sample('listUserDuties', admin, { params })
  await sample('listOwnDuties', user)
  for (const funcao of given) await sample('endDuty', admin, { params: { ...params, funcao } })
}

/** Invites two people: one accepts, the other's invitation is revoked. */
export async function sampleInvites(sample: Sampler, test: TestApp, admin: Session, user: Session): Promise<void> {
  await sample('createInvite', admin, { body: { email: 'convidada@exemplo.com', duty: duties.editor } })
  await sample('listInvites', admin)
  for (const duty of Object.values(duties))
    await sample('createInvite', admin, { body: { email: `${duty.role}@exemplo.com`, duty } })
  const letter = await until(() => test.mails.find(({ to }) => to === 'convidada@exemplo.com'))
  const token = /convite=([\w-]+)/.exec(letter.body)![1]!
  await sample('readInvite', null, { body: { token } })
  await sample('acceptInvite', null, { body: { token, name: 'Rita Prado', password: PASSWORD, terms: true } })
  const other = { email: 'outra@exemplo.com' }
  const { body } = await test.call('POST', '/api/v1/convites', { as: admin, body: other })
  await sample('revokeInvite', admin, { params: { id: body.data.id } })
  await sample('sendUserReset', admin, { params: { id: user.user._id } })
}

/** The second factors of a separate account, which no other call needs to sign in to. */
export async function sampleFactors(sample: Sampler, test: TestApp, admin: Session): Promise<void> {
  const bia = await test.register('Bia Souza')
  const nextCode = (secret: string) => {
    test.advance(30_000)
    return totpCode(secret, totpStep(test.context.now()))
  }
  await sample('ratePassword', null, { body: { password: 'flamengo10', about: ['Bia Souza'] } })
  const { secret } = (await sample('startTotp', bia, { body: { password: PASSWORD } })) as { secret: string }
  await sample('confirmTotp', bia, { body: { code: nextCode(secret) } })
  const proof = () => ({ body: { password: PASSWORD, code: nextCode(secret) } })
  await sample('renewRecoveryCodes', bia, proof())
  const device = createPasskeyDevice()
  const asked = (await sample('startPasskey', bia, proof())) as PasskeyOptions
  const made = (await sample('createPasskey', bia, {
    body: { challenge: asked.challenge, name: 'Notebook', response: device.create(asked) },
  })) as { data: { id: string } }
  const { id } = made.data
  await sample('updatePasskey', bia, { params: { id }, body: { name: 'Celular' } })
  await sample('getFactors', bia)
  const challenge = (await sample('beginPasskeyLogin', null)) as PasskeyOptions
  await sample('loginWithPasskey', null, { body: { challenge: challenge.challenge, response: device.sign(challenge) } })
  const proving = (await sample('beginProof', bia)) as PasskeyOptions
  const passkey = { challenge: proving.challenge, response: device.sign(proving) }
  await sample('removePasskey', bia, { params: { id }, body: { passkey } })
  await sample('removeTotp', bia, proof())
  await sample('listSignIns', bia)
  await sample('removeUserFactors', admin, { params: { id: bia.user._id } })
  await sample('updateAccessSettings', admin, { body: { adminFactorRequired: false } })
}

/** The privacy operations of an account; its deletion is cancelled again. */
export async function samplePrivacy(sample: Sampler, test: TestApp, admin: Session): Promise<void> {
  const lia = await test.register('Lia Campos')
  const proof = { body: { password: PASSWORD } }
  const { data } = (await sample('requestArchive', lia)) as { data: { id: string } }
  const params = { id: data.id }
  await until(async () => {
    const { body } = await test.call('GET', '/api/v1/conta/privacidade', { as: lia })
    return body.data.archive.status === 'done'
  })
  await sample('getPrivacy', lia)
  const allowed = (await sample('allowArchiveDownload', lia, { params, ...proof })) as { data: { address: string } }
  const query = allowed.data.address.slice(allowed.data.address.indexOf('?'))
  await sample('downloadArchive', null, { params, query })
  await sample('deleteArchive', lia, { params })
  await sample('requestDeletion', lia, proof)
  await sample('keepAccount', lia)
  await sample('requestUserDeletion', admin, { params: { id: lia.user._id } })
  await sample('keepUser', admin, { params: { id: lia.user._id } })
}
