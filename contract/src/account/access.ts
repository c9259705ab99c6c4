import { Type, type Static } from 'typebox'
import { PASSWORD } from '../rules/fields.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { PasskeyOptions, PasskeyProof } from '../shapes/passkey-response.ts'
import { Email, Exactly, GivenPassword, NewPassword, Nullable, PersonName, Slug, Token } from '../shapes/shapes.ts'
import { Blog, Post, TopView, Website } from '../shapes/website.ts'
import { FavouriteTeam } from '../football/refs.ts'

export const View = Type.Union([Type.Literal('cards'), Type.Literal('table')])
export type View = Static<typeof View>

export const SessionUser = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  admin: Type.Boolean(),
  token: Type.String({ description: 'Vale por uma hora; fica só na memória.' }),
  view: View,
})
export type SessionUser = Static<typeof SessionUser>

export const RememberedDevice = Type.Object({
  id: Type.String(),
  password: Type.String({ description: 'A senha deste dispositivo; aparece só aqui.' }),
})
export type RememberedDevice = Static<typeof RememberedDevice>

/** A code of the app, or a recovery code. */
export const GivenCode = Type.String({
  minLength: 6,
  maxLength: 40,
  description: 'O código de seis dígitos do aplicativo, ou um código de recuperação.',
})

export const Session = Type.Object({
  user: SessionUser,
  device: Type.Optional(RememberedDevice),
  factorDue: Type.Optional(
    Type.Literal(true, { description: 'A administração exige um segundo fator, e esta conta ainda não tem.' }),
  ),
  deletesAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'Quando a conta será excluída, se alguém pediu.' }),
  ),
  initialPasswordEndsAt: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'Até quando a senha sorteada na instalação deixa entrar; ausente: a senha foi escolhida pelo dono.',
    }),
  ),
  website: Website,
  posts: Type.Array(Post),
  topViews: Type.Array(TopView),
  blog: Blog,
  time: Nullable(FavouriteTeam),
})
export type Session = Static<typeof Session>

export const PasswordRating = Type.Object({
  strength: Type.Integer({ minimum: 0, maximum: 4, description: 'De 0, muito fraca, a 4, forte.' }),
  weakness: Nullable(Type.String({ description: 'Por que ela seria recusada e o que ajuda; nulo: seria aceita.' })),
})
export type PasswordRating = Static<typeof PasswordRating>

const tag = 'Acesso'

export const accessEndpoints = {
  login: endpoint({
    id: 'login',
    method: 'POST',
    path: '/access/login',
    access: 'open',
    secret: true,
    tag,
    summary: 'Entrar',
    description:
      'Aceita a senha da pessoa ou a senha de um dispositivo. Com `remember`, a resposta traz a senha deste dispositivo. ' +
      'Se a conta tem um segundo fator, a senha da pessoa pede também `code` (401 `second_factor_required` sem ele); a de um dispositivo, não.',
    body: Exactly({
      email: Type.String({ minLength: 1, maxLength: 254 }),
      password: GivenPassword,
      remember: Type.Optional(Type.Boolean({ default: true })),
      code: Type.Optional(GivenCode),
    }),
    answer: Session,
  }),
  beginPasskeyLogin: endpoint({
    id: 'beginPasskeyLogin',
    method: 'POST',
    path: '/access/passkey/challenge',
    access: 'open',
    secret: true,
    tag,
    summary: 'Pedir o desafio para entrar com uma chave de acesso',
    answer: PasskeyOptions,
  }),
  loginWithPasskey: endpoint({
    id: 'loginWithPasskey',
    method: 'POST',
    path: '/access/passkey',
    access: 'open',
    secret: true,
    tag,
    summary: 'Entrar com uma chave de acesso',
    description: 'Sem e-mail nem senha: a chave diz de quem é. Ela vale também como segundo fator.',
    body: Exactly({
      ...PasskeyProof.properties,
      remember: Type.Optional(Type.Boolean({ default: true })),
    }),
    answer: Session,
  }),
  register: endpoint({
    id: 'register',
    method: 'POST',
    path: '/access/register',
    access: 'open',
    secret: true,
    tag,
    summary: 'Criar conta',
    body: Exactly({
      name: PersonName,
      email: Email,
      password: NewPassword,
      terms: Type.Literal(true),
      team: Type.Optional(Slug),
    }),
    status: 201,
    answer: Session,
  }),
  ratePassword: endpoint({
    id: 'ratePassword',
    method: 'POST',
    path: '/access/password-strength',
    access: 'open',
    secret: true,
    tag,
    summary: 'Dizer se uma senha é fácil de adivinhar',
    description:
      'A mesma conta que decide quando a senha é escolhida. `about` é o que outros sabem da pessoa: nome, e-mail, time. Nada é guardado.',
    body: Exactly({
      password: Type.String({ minLength: 1, maxLength: PASSWORD.max }),
      about: Type.Optional(Type.Array(Type.String({ maxLength: 254 }), { maxItems: 3 })),
    }),
    answer: PasswordRating,
  }),
  recover: endpoint({
    id: 'recover',
    method: 'POST',
    path: '/access/recover',
    access: 'open',
    tag,
    summary: 'Pedir nova senha',
    description: 'A resposta é a mesma, exista a conta ou não. O link vai por e-mail e vale por 30 minutos.',
    body: Exactly({ email: Email }),
    status: 202,
    answer: Type.Object({ message: Type.String() }),
  }),
  reset: endpoint({
    id: 'reset',
    method: 'POST',
    path: '/access/reset',
    access: 'open',
    secret: true,
    tag,
    summary: 'Salvar nova senha',
    description: 'O token serve uma vez só. Todas as sessões e dispositivos da conta são encerrados.',
    body: Exactly({ token: Token, password: NewPassword }),
    answer: Type.Object({ message: Type.String() }),
  }),
  confirmEmail: endpoint({
    id: 'confirmEmail',
    method: 'POST',
    path: '/access/confirm',
    access: 'open',
    secret: true,
    tag,
    summary: 'Confirmar o e-mail',
    body: Exactly({ token: Token }),
    answer: Type.Object({ message: Type.String() }),
  }),
  logout: endpoint({
    id: 'logout',
    method: 'POST',
    path: '/access/logout',
    access: 'user',
    beforeFactor: true,
    tag,
    summary: 'Sair',
    description: 'Encerra a sessão e apaga a senha deste dispositivo.',
    status: 204,
  }),
}
