import type { Account, BodyAt, View } from '@meio-campo/contract'
import { NAME, sentences } from '@meio-campo/contract/rules'
import { all, atMost, email, required, type Rule } from '../../../components/form/form-rules.ts'

export interface ProfileValues {
  readonly name: string
  readonly email: string
  readonly password: string
  /** A team's id, or nothing. */
  readonly team: string
  readonly view: View
}

export function toProfileValues(account: Account): ProfileValues {
  return { name: account.name, email: account.email, password: '', team: account.team?.id ?? '', view: account.view }
}

/** The server stores addresses in lower case, so another case is not a change. */
export function changesEmail(typed: string, account: Pick<Account, 'email'>): boolean {
  return typed.trim().toLowerCase() !== account.email.toLowerCase()
}

const longEnough: Rule<string> = (value) =>
  Array.from(value.trim()).length < NAME.min ? sentences.atLeast(NAME.min) : null

export function profileRules(account: Pick<Account, 'email'>) {
  const password: Rule<string, ProfileValues> = (value, values) =>
    value === '' && changesEmail(values.email, account) ? 'Para trocar o e-mail, informe a senha atual.' : null
  return { name: all(required, longEnough, atMost(NAME.max)), email: all(required, email), password }
}

/** Only what changed goes: what another tab saved meanwhile is not undone. */
export function toAccountChange(values: ProfileValues, account: Account): BodyAt<'PATCH', '/api/v1/conta'> {
  const before = toProfileValues(account)
  return {
    ...(values.name.trim() !== before.name && { name: values.name.trim() }),
    ...(changesEmail(values.email, account) && { email: values.email.trim(), password: values.password }),
    ...(values.team !== before.team && { team: values.team || null }),
    ...(values.view !== before.view && { view: values.view }),
  }
}
