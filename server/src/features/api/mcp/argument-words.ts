import type { z } from 'zod'

type Issue = z.core.$ZodIssue

const TYPES: Readonly<Record<string, string>> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: '`true` ou `false`',
  object: 'um objeto',
  record: 'um objeto',
  array: 'uma lista',
}

/** The errors of what was given in the API's Portuguese, which the assistant shows to its user. */
export function wordsOn(issue: Issue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${key}: Campo desconhecido.`)
  return [`${issue.path.join('.')}: ${messageOf(issue)}`]
}

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Falta este campo.' : `Tem de ser ${TYPES[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `Aceita: ${issue.values.join(', ')}.`
    case 'too_small':
      return issue.origin === 'string' ? 'Falta este campo.' : `No mínimo ${issue.minimum}.`
    case 'too_big':
      return issue.origin === 'string' ? `No máximo ${issue.maximum} caracteres.` : `No máximo ${issue.maximum}.`
    default:
      return 'Valor inválido.'
  }
}
