import { describe, expect, test } from 'vitest'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { linesOfElements } from './element-lines.ts'
import { openfootballJson } from './openfootball-json.ts'

const file = (matches: string) => `{"name": "Premier League 2019/20",\n"matches": [\n${matches}\n]}`
const match = (more: string) => `{"team1": "A", "team2": "B", ${more}}`

async function read(content: string, path = '2019-20/en.1.json') {
  return collect(openfootballJson, memorySource({ [path]: content }))
}

describe('refused with file, line and reason', () => {
  test.each([
    ['truncated', file(match('"round": "Matchday 1"')).slice(0, -10), 'o JSON termina antes do fim'],
    ['a list', '[]', 'o JSON não tem o nome da competição e a lista de jogos.'],
    ['matches that are no list', '{"name": "X 2019", "matches": {}}', 'o JSON não tem o nome da competição'],
    ['a name without end', file('').replace('Premier', ' '.repeat(5000)), 'o nome da competição é longo demais.'],
    ['an unknown season', '{"name": "Premier League", "matches": []}', 'não se sabe de que temporada'],
  ])('%s', async (_, content, reason) => {
    const path = content.includes('"Premier League",') ? 'en.1.json' : '2019-20/en.1.json'
    const rejections = ofKind(await read(content, path), 'rejection')
    expect(reasonsOf(rejections)).toEqual([expect.stringContaining(reason)])
    expect(rejections[0]?.origin.file).toBe(path)
  })

  test.each([
    ['"score": {"ft": [1]}', 'o placar não pôde ser lido.'],
    ['"score": {"ft": [1, -1]}', 'o placar não pôde ser lido.'],
    ['"score": "many"', 'o placar não pôde ser lido.'],
    ['"round": {}', 'o campo round deve ser um texto.'],
    [`"ground": "${'x'.repeat(5000)}"`, 'o campo ground é longo demais.'],
  ])('a match with %s, while its neighbours stay', async (more, reason) => {
    const records = await read(file([match('"round": "Final"'), match(more), '7'].join(',\n')))
    expect(ofKind(records, 'match')).toHaveLength(1)
    expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([
      `2019-20/en.1.json:4 ${reason}`,
      '2019-20/en.1.json:5 o jogo deve ser um objeto.',
    ])
  })
})

describe('files with one invalid part are read without it, and it is reported', () => {
  test.each([
    ['"date": "2019-02-30"', { day: null }, 'a data “2019-02-30” não existe; o jogo ficou sem dia.'],
    ['"date": "2019-08-10", "time": "25:00"', { kickoff: null }, 'a hora “25:00” não existe; o jogo ficou sem hora.'],
    ['"date": "2019-08-10", "time": "20:00 Mars"', { kickoff: null }, 'não se sabe de que fuso é a hora “20:00 Mars”.'],
    ['"status": "abducted"', { status: 'scheduled' }, 'A x B: a situação “abducted” não é conhecida; vale o placar.'],
    [
      '"status": "abducted", "score": [1, 0]',
      { status: 'finished' },
      'A x B: a situação “abducted” não é conhecida; vale o placar.',
    ],
    [
      '"goals1": [{"name": "X", "minute": {}}]',
      { events: [] },
      'o minuto de um gol não é um número. Os gols ficaram de fora.',
    ],
  ])('%s', async (more, expected, reason) => {
    const records = await read(file(match(more)))
    expect(ofKind(records, 'match')).toMatchObject([expected])
    expect(reasonsOf(ofKind(records, 'warning'))).toEqual([`2019-20/en.1.json:3 ${reason}`])
    expect(ofKind(records, 'rejection')).toEqual([])
  })
})

test('a __proto__ key is a key like any other', async () => {
  const records = await read(
    file(`{"__proto__": {"team1": "X"}, "team1": "A", "team2": "__proto__", "round": "constructor"}`),
  )
  expect(ofKind(records, 'match')[0]).toMatchObject({ home: { name: 'A' }, away: { name: '__proto__' } })
  expect(({} as { team1?: string }).team1).toBeUndefined()
})

test('lines of the elements of a list, whatever is nested in them', () => {
  const text = '{"a": [[1],\n2], "list": [\n{"b": ["]", "\\"["]},\n\n3, {"list": [1,\n2]},\n"x"]}'
  expect(linesOfElements(text, 'list')).toEqual([3, 5, 5, 7])
})
