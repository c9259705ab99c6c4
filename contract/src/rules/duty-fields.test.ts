import { expect, test } from 'vitest'
import { dutyField, dutyFieldsOf, dutyFieldWords, suggestedKinds } from './duty-fields.ts'
import { recordFields } from './record-fields/index.ts'

test('a suggester may be given what can change after a record is made', () => {
  for (const kind of suggestedKinds) {
    const fields = dutyFieldsOf(kind)
    expect(fields.length).toBeGreaterThan(0)
    for (const { field, label } of fields) {
      const name = field.slice(kind.length + 1)
      expect(field).toBe(dutyField(kind, name))
      expect(recordFields[kind][name]).toMatchObject({ label })
    }
    const fixed = Object.entries(recordFields[kind]).filter(([, field]) => 'fixed' in field && field.fixed)
    expect(fields.length).toBe(Object.keys(recordFields[kind]).length - fixed.length)
  }
})

test("the fields of a suggester's duty are told by their kinds", () => {
  expect(dutyFieldWords(['team.city', 'team.founded', 'stadium.capacity'])).toMatch(
    /^times \(.*cidade.*\) e estádios \(capacidade.*\)$/,
  )
  expect(dutyFieldWords(['team.nothing'])).toBe('')
})
