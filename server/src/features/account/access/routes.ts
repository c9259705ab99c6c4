import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { ratePassword } from '../../../platform/secrets/password-strength.ts'
import { askForAssertion } from '../factors/passkeys.ts'
import { confirmEmail } from './confirmation.ts'
import { login, loginWithPasskey } from './login.ts'
import { requestRecovery, resetPassword } from './recovery.ts'
import { register } from './register.ts'
import { endSession, type ReadSite } from './sessions.ts'

export function registerAccess(app: FastifyInstance, context: Context, readSite: ReadSite): void {
  implement(app, context, endpoints.login, (call) => login(context, readSite, call, call.body))
  implement(app, context, endpoints.beginPasskeyLogin, () => askForAssertion(context, null))
  implement(app, context, endpoints.loginWithPasskey, (call) => {
    const { remember = true, ...proof } = call.body
    return loginWithPasskey(context, readSite, call, proof, remember)
  })
  implement(app, context, endpoints.register, (call) => register(context, readSite, call, call.body))
  implement(app, context, endpoints.ratePassword, ({ body }) => ratePassword(body.password, body.about ?? []))
  implement(app, context, endpoints.recover, async ({ body }) => {
    await requestRecovery(context, body.email)
    return { message: 'Se houver uma conta com este e-mail, o link para uma nova senha chega em instantes.' }
  })
  implement(app, context, endpoints.reset, async (call) => {
    await resetPassword(context, call, call.body.token, call.body.password)
    return { message: 'Senha nova salva. Entre com ela.' }
  })
  implement(app, context, endpoints.confirmEmail, async ({ body }) => {
    await confirmEmail(context, body.token)
    return { message: 'E-mail confirmado.' }
  })
  implement(app, context, endpoints.logout, async ({ principal }) => {
    if (principal.kind === 'user') await endSession(context.database, principal.tokenHash, principal.deviceId)
  })
}
