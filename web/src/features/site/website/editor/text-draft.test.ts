import { expect, test } from 'vitest'
import { parseTextDraft, textDraftKey } from './text-draft.ts'

const form = { title: 'Aviso', body: '', when: 'now' }
const now = new Date('2026-05-10T12:00:00Z')
const stored = (values: unknown, at = '2026-05-09T12:00:00Z') => JSON.stringify({ at, values })

test('what was typed comes back into the fields that the form has', () => {
  const draft = parseTextDraft(stored({ title: 'Novo', body: 'Texto', gone: 'x', when: 7 }), form, now)
  expect(draft).toEqual({ at: '2026-05-09T12:00:00Z', values: { title: 'Novo', body: 'Texto', when: 'now' } })
})

test('an old draft, and a value that is none, are not taken up', () => {
  expect(parseTextDraft(stored({ title: 'Novo' }, '2026-04-01T12:00:00Z'), form, now)).toBeNull()
  for (const text of [null, '', '{', '[]', 'null', '{"at":"x","values":{}}', stored(null), stored({ other: 'x' })])
    expect(parseTextDraft(text, form, now), String(text)).toBeNull()
})

test('each account and each text has its own', () => {
  const keys = [textDraftKey('u_1', 'post', null), textDraftKey('u_2', 'post', null), textDraftKey('u_1', 'page', 'x')]
  expect(new Set(keys).size).toBe(3)
})
