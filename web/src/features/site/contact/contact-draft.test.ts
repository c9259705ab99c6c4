import { expect, test } from 'vitest'
import { parseDraft } from './contact-draft.ts'

const empty = { name: '', email: '', subject: '', message: '' }

test('a draft comes back as it was left', () => {
  const draft = { name: 'Lia', email: 'lia@exemplo.com', subject: 'Oi', message: 'Uma\nduas' }
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
})

test('anything else that may be stored there is an empty draft', () => {
  for (const stored of [null, '', '{', 'null', '[]', '7', '{"message":7}']) expect(parseDraft(stored)).toEqual(empty)
  expect(parseDraft('{"message":"oi","extra":1}')).toEqual({ ...empty, message: 'oi' })
})
