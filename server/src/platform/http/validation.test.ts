import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { CountryCode, Exactly, Nullable } from '@meio-campo/contract'
import { compileBody, describeValidation } from './validation.ts'

const schema = Exactly({
  ids: Type.Array(Type.String({ pattern: '^[a-z0-9_]{1,200}$' }), { minItems: 1, uniqueItems: true }),
  values: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { minProperties: 1 })),
  rules: Nullable(Exactly({ yellows: Nullable(Type.Integer({ minimum: 1 })) })),
  publishAt: Nullable(Type.Union([Type.Literal('now'), Type.String({ format: 'date-time' })])),
  country: Nullable(CountryCode),
})
const check = compileBody(schema)
const right = { ids: ['bahia'], rules: null, publishAt: null, country: null }
const refuse = (wrong: object) => (check({ ...right, ...wrong }) ? [] : describeValidation(check.errors ?? []))

describe('what is wrong with a value', () => {
  it('has sentences for lists and for empty values', () => {
    expect(refuse({ ids: [] })).toEqual([{ field: 'ids', message: 'Escolha pelo menos um.' }])
    expect(refuse({ ids: ['a', 'a'] })).toEqual([{ field: 'ids', message: 'Um item vem mais de uma vez.' }])
    expect(refuse({ ids: ['São'] })).toEqual([
      { field: 'ids.0', message: 'Use um id, como santos: letras minúsculas sem acento, números e _.' },
    ])
    expect(refuse({ values: {} })).toEqual([{ field: 'values', message: 'Preencha pelo menos um campo.' }])
  })

  it('only has the errors of the option that was meant', () => {
    expect(refuse({ rules: { yellows: 0 } })).toEqual([{ field: 'rules.yellows', message: 'Deve ser 1 ou mais.' }])
    expect(refuse({ rules: {} })).toEqual([{ field: 'rules.yellows', message: 'Preencha este campo.' }])
    expect(refuse({ rules: 'x' })).toEqual([{ field: 'rules', message: 'Deve ser um objeto.' }])
    expect(refuse({ publishAt: 'amanhã' })).toEqual([
      { field: 'publishAt', message: 'Informe data e hora que existam, como 2026-05-10T19:30:00Z.' },
    ])
  })

  it('is a country that there is, or was', () => {
    for (const country of ['BR', 'GB-ENG', 'XK', 'SU']) expect(refuse({ country }), country).toEqual([])
    for (const country of ['XX', 'ZZ', 'EU', 'GB-XXX'])
      expect(refuse({ country }), country).toEqual([
        { field: 'country', message: 'Não há país com este código. São como BR, AR ou GB-ENG.' },
      ])
  })
})
