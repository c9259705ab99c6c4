import { changeSchema, creationSchema, type Values } from '@meio-campo/contract'
import { recordFields, type EditableKind } from '@meio-campo/contract/rules'
import type { FieldError } from '../../../platform/errors/app-error.ts'
import { compileBody, describeValidation } from '../../../platform/http/validation.ts'

type Check = ReturnType<typeof compileBody>

const checks = new Map<string, Check>()

/** What is wrong with values that did not come through an endpoint of their own: a suggestion's, a spreadsheet's. */
export function checkValues(kind: EditableKind, purpose: 'create' | 'change', values: Values): FieldError[] {
  const key = `${kind}:${purpose}`
  const fields = recordFields[kind]
  const check = checks.get(key) ?? compileBody((purpose === 'create' ? creationSchema : changeSchema)(fields))
  checks.set(key, check)
  return check(values) ? [] : describeValidation(check.errors ?? [])
}
