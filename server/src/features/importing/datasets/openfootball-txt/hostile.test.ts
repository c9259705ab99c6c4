import { describe, expect, test } from 'vitest'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { openfootballTxt } from './openfootball-txt.ts'

async function read(content: string | Uint8Array, path = '2020/1-seriea.txt') {
  return collect(openfootballTxt, memorySource({ [path]: content }))
}
const refused = async (content: string | Uint8Array, path?: string) =>
  reasonsOf(ofKind(await read(content, path), 'rejection'))

describe('refused with file, line and reason', () => {
  test.each([
    [
      'a long line',
      `= Brasileiro Série A 2020\n» Matchday 1\n${'x'.repeat(1001)}`,
      '2020/1-seriea.txt:3 a linha tem 1001 caracteres; o limite é 1000.',
    ],
    ['a line of 2 MB', `x\n${'x'.repeat(2 ** 21)}`, '2020/1-seriea.txt:2 a linha tem 2 MB; o limite é 1 MB.'],
    [
      'bytes that are no text',
      new Uint8Array([0x3d, 0x20, 0x00, 0xfe]),
      '2020/1-seriea.txt:1 o arquivo não é texto: contém um byte nulo.',
    ],
    ['words', 'Era uma vez', '2020/1-seriea.txt o formato do arquivo não é conhecido.'],
  ])('%s', async (_, content, stated) => {
    const [first, ...more] = await refused(content)
    expect(first).toContain(stated)
    expect(more).toEqual([])
  })

  test('an unknown season', async () => {
    expect(await refused('= Copa do Brasil\n» Round 1\n  A v B', 'x.txt')).toEqual([
      'x.txt:1 não se sabe de que temporada são os jogos. Linhas que parecem jogos: 1.',
    ])
  })

  test('lines that are no match, while their neighbours stay', async () => {
    const records = await read(
      '= Brasileiro Série A 2025\n» Matchday 1\n  Sat Mar/29 2025\n  A  v B  1-0\n  lixo\n  C  v D  1-0 lixo\n',
    )
    expect(ofKind(records, 'match')).toHaveLength(1)
    expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([
      '2020/1-seriea.txt:5 a linha não tem a forma de um jogo.',
      '2020/1-seriea.txt:6 a linha não tem a forma de um jogo.',
    ])
  })

  test('goals, line-ups and officials that cannot be read, or fit no team', async () => {
    const lines = [
      '= World Cup 2014',
      '▪ Final',
      "(A 1')",
      'Jul 13',
      '  A v B 1-0',
      '  (A)',
      'C: X, Y',
      'A: X, (',
      'Refs: X (1)',
    ]
    expect((await refused(lines.join('\n'), '2014.txt')).map((each) => each.split(' ')[0])).toEqual([
      '2014.txt:3',
      '2014.txt:6',
      '2014.txt:7',
      '2014.txt:8',
      '2014.txt:9',
    ])
  })
})

test('names that objects have themselves are names', async () => {
  const records = await read(
    '= Brasileiro Série A 2025\n» Matchday 1\n  Sat Mar/29 2025\n  __proto__  v constructor  1-0\n',
  )
  expect(ofKind(records, 'match')[0]).toMatchObject({ home: { name: '__proto__' }, away: { name: 'constructor' } })
})

test('lines made to keep patterns busy are read at once', async () => {
  const busy = [
    '(' + "a 1', ".repeat(160),
    'A: ' + 'x ('.repeat(300),
    `${' '.repeat(450)}x${' '.repeat(450)}1-`,
    '1-1 '.repeat(240),
  ]
  const begun = process.cpuUsage()
  for (const line of busy) {
    for (const head of [
      '= World Cup 2014\n▪ Final\nJul 13\n A v B 1-0\n',
      '= Brasileiro Série A 2025\n» Matchday 1\n',
      '1ª Rodada\n10/05/2008 - Sábado\n',
      'Rodada 1\n[Sab 19/05]\n',
      '[Sat Aug/14]\n',
      '2012-01-01 A 1-0 B\n',
    ]) {
      await read(`${head}${line}\n`, '2012/brasileirao-seriea.txt')
    }
  }
  // Processor time: the clock also counts what else the machine does.
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2000)
})
