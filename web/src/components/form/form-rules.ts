import { isEmail, isUrl, sentences } from '@meio-campo/contract/rules'

/** A sentence to stand under the field, or null when all is well. */
export type Rule<V, Values = unknown> = (value: V, values: Values) => string | null

const length = (text: string) => Array.from(text).length

export const required: Rule<string> = (value) => (value.trim() === '' ? sentences.required : null)

export const email: Rule<string> = (value) => (isEmail(value.trim()) ? null : sentences.email)

/** An address, or nothing: pair it with `required` where nothing will not do. */
export const url: Rule<string> = (value) => (value === '' || isUrl(value) ? null : sentences.url)

export const atLeast =
  (count: number): Rule<string> =>
  (value) =>
    length(value) < count ? sentences.atLeast(count) : null

export const atMost =
  (count: number): Rule<string> =>
  (value) =>
    length(value) > count ? sentences.atMost(count) : null

export const accepted =
  (sentence: string): Rule<boolean> =>
  (value) =>
    value ? null : sentence

export const sameAs =
  <K extends string>(field: K, sentence: string): Rule<string, Readonly<Record<K, unknown>>> =>
  (value, values) =>
    value === values[field] ? null : sentence

/** The message of the first rule that fails. */
export const all =
  <V, Values>(...rules: readonly Rule<V, Values>[]): Rule<V, Values> =>
  (value, values) => {
    for (const rule of rules) {
      const objection = rule(value, values)
      if (objection) return objection
    }
    return null
  }
