import type { WrittenPost } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import {
  checkAt,
  describePublication,
  publicationChoices,
  readPublication,
  savedWords,
  saveLabel,
  writePublication,
} from './post-publication.ts'

const post = (publishedAt: string | null, state: WrittenPost['state']): WrittenPost => ({
  id: 'oi',
  title: 'Oi',
  body: 'Texto.',
  category: null,
  publishedAt,
  state,
  updatedAt: '2026-11-15T12:00:00.000Z',
})
const draft = post(null, 'draft')
const scheduled = post('2026-11-20T12:30:00.000Z', 'scheduled')
const published = post('2026-11-10T12:30:00.000Z', 'published')
const now = new Date('2026-11-16T12:00:00.000Z')

test('a date survives the way into the field and back', () => {
  expect(writePublication(readPublication(scheduled))).toBe(scheduled.publishedAt)
  expect(writePublication(readPublication(draft))).toBeNull()
  expect(writePublication(readPublication(published))).toBe('now')
})

test('the button says what saving will do', () => {
  expect(saveLabel(null, { when: 'now', at: '' }, now)).toBe('Publicar post')
  expect(saveLabel(null, { when: 'draft', at: '' }, now)).toBe('Salvar rascunho')
  expect(saveLabel(draft, { when: 'at', at: '2026-11-20T09:00' }, now)).toBe('Agendar post')
  expect(saveLabel(draft, { when: 'at', at: '2026-11-01T09:00' }, now)).toBe('Publicar post')
  expect(saveLabel(published, { when: 'now', at: '' }, now)).toBe('Salvar post')
  expect(publicationChoices(published)[2]!.label).toBe('Voltar a rascunho')
})

test('what was saved is said as it is now', () => {
  expect(savedWords(null, draft)).toBe('Rascunho salvo.')
  expect(savedWords(draft, scheduled)).toContain('Post agendado para 20 de nov')
  expect(savedWords(draft, published)).toBe('Post publicado.')
  expect(savedWords(published, published)).toBe('Post salvo.')
  expect(describePublication(draft)).toBe('salvo em 15 de novembro de 2026')
  expect(describePublication(scheduled)).toContain('sai em 20 de nov')
})

test('a date is asked for only where one was chosen', () => {
  expect(checkAt('', { when: 'at' })).toBe('Diga o dia e a hora.')
  expect(checkAt('', { when: 'now' })).toBeNull()
  expect(checkAt('2026-11-20T09:00', { when: 'at' })).toBeNull()
})
