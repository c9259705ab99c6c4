import { guessMapping, missingColumns, spreadsheetKinds, type SpreadsheetKind } from '@meio-campo/contract/rules'
import { expect, it } from 'vitest'
import { csvTemplate, templateColumns, templateName, xlsxTemplate } from './spreadsheet-template.ts'

const kinds = Object.keys(spreadsheetKinds) as SpreadsheetKind[]

it.each(kinds)('names the columns of %s so that a filled-in template is understood by itself', (kind) => {
  const labels = templateColumns(kind).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  const mapping = guessMapping(kind, labels)
  expect(Object.entries(mapping).filter(([, field]) => field === null)).toEqual([])
  expect(missingColumns({ kind, mapping, matchBy: 'name', create: true })).toEqual([])
})

it('says what each column takes, the required ones first', () => {
  const [first, ...others] = templateColumns('player')
  expect(first).toMatchObject({ label: 'Nome', required: true })
  expect(others.find(({ label }) => label === 'Nascimento')?.takes).toContain('31/12/2025')
  for (const { takes } of others) expect(takes).toMatch(/[.…]$/)
})

it('gives an example of a match, cell by cell, that its columns take', () => {
  const examples = new Map(templateColumns('match').map(({ label, example }) => [label, example]))
  expect([...examples].filter(([, example]) => example !== '').slice(0, 4)).toEqual([
    ['Edição', 'Copa do Brasil 2025'],
    ['Mandante', 'Bahia'],
    ['Visitante', 'Santos'],
    ['Fase', 'Primeira fase'],
  ])
  expect(examples.get('Hora')).toBe('16:00')
  expect(examples.get('Gols do mandante')).toBe('1')
})

it('is CSV that Excel opens with its accents and columns', async () => {
  const text = await csvTemplate('team').text()
  const bytes = new Uint8Array(await csvTemplate('team').arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(text).toMatch(/"Nome";/)
  expect(templateName('coach', 'csv')).toBe('modelo-tecnicos.csv')
})

it('is a workbook', async () => {
  const bytes = new Uint8Array(await (await xlsxTemplate('spell')).arrayBuffer())
  expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK')
})
