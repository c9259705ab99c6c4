import { recordFields, type EditableKind } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'
import { groupsOf, requiredFirst } from './field-groups.ts'

const kinds = Object.keys(recordFields) as EditableKind[]

test.each(kinds)('every field of %s stands in the form once', (kind) => {
  const all = Object.keys(recordFields[kind]).toSorted()
  expect(
    groupsOf(kind)
      .flatMap(({ fields }) => fields)
      .toSorted(),
  ).toEqual(all)
  expect(
    requiredFirst(kind)
      .flatMap(({ fields }) => fields)
      .toSorted(),
  ).toEqual(all)
})
