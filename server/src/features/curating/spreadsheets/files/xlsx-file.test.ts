import { strToU8, zipSync, type Zippable } from 'fflate'
import { expect, it } from 'vitest'
import writeWorkbook, { type SheetData } from 'write-excel-file/universal'
import { readSpreadsheetFile } from './spreadsheet-file.ts'

/** A workbook as a program writes it. */
async function workbook(...rows: SheetData): Promise<Uint8Array> {
  const blob = await writeWorkbook(rows, { dateFormat: 'dd/mm/yyyy' }).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}

const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const BOOK = `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`
const LINKS = `<Relationships><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`

/** A workbook written by hand, of one sheet. */
const byHand = (sheetData: string, more: Zippable = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(TYPES),
    'xl/workbook.xml': strToU8(BOOK),
    'xl/_rels/workbook.xml.rels': strToU8(LINKS),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheetData}</sheetData></worksheet>`),
    ...more,
  })

const refusalOf = async (bytes: Uint8Array): Promise<string> =>
  readSpreadsheetFile(bytes).then(
    () => 'read',
    (error: { fields: { message: string }[] }) => error.fields[0]!.message,
  )

it('reads the first sheet of a workbook: texts, numbers, days and empty cells', async () => {
  const file = await workbook(
    [{ value: 'Nome' }, { value: 'Fundação' }, { value: 'Nascimento' }],
    [{ value: 'Grêmio' }, { value: 1903 }, null],
    [null, null, null],
    [{ value: '=1+1' }, null, { value: new Date('1994-05-13T00:00:00Z'), type: Date }],
  )
  expect(await readSpreadsheetFile(file)).toEqual({
    columns: ['Nome', 'Fundação', 'Nascimento'],
    rows: [
      { line: 2, cells: ['Grêmio', 1903, null] },
      { line: 4, cells: ['=1+1', null, '1994-05-13'] },
    ],
  })
})

it('reads what another program wrote', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const file = byHand(`<row r="1">${cell('A1', 'Nome')}</row><row r="2">${cell('A2', 'Bahia')}</row>`)
  expect((await readSpreadsheetFile(file)).rows).toEqual([{ line: 2, cells: ['Bahia'] }])
})

it('reads a table that begins further down and further right, and reports a failed formula', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const failed = '<c r="C5" t="e"><f>1/0</f><v>#DIV/0!</v></c>'
  const file = byHand(
    `<row r="3">${cell('B3', 'Nome')}${cell('C3', 'Altura')}</row><row r="5">${cell('B5', 'Ana')}${failed}</row>`,
  )
  expect(await readSpreadsheetFile(file)).toEqual({
    columns: ['Nome', 'Altura'],
    rows: [{ line: 5, cells: ['Ana', '#DIV/0!'] }],
  })
})

it('refuses what would fill the memory, and goes on', async () => {
  const zeros = zipSync({ '[Content_Types].xml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 })
  expect(zeros.length).toBeLessThan(5 * 1024 * 1024)
  expect(await refusalOf(zeros)).toContain('grande demais')
  const many = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`xl/${at}.xml`, strToU8('<a/>')]))
  expect(await refusalOf(byHand('', many))).toContain('grande demais')
  const far = '<row r="1"><c r="A1"><v>1</v></c></row><row r="999999999"><c r="A999999999"><v>1</v></c></row>'
  // Each of several at once: one that fell with the process would take the others and this test with it.
  const refusals = await Promise.all([1, 2, 3].map(() => refusalOf(byHand(far))))
  for (const refusal of refusals) expect(refusal).toMatch(/Não dá para ler|demora demais/)
}, 120_000)

it('reads several one after the other: each may need hundreds of megabytes', async () => {
  const cell = '<c r="A1" t="inlineStr"><is><t>Nome</t></is></c>'
  const file = byHand(`<row r="1">${cell}</row><row r="2"><c r="A2"><v>1</v></c></row>`)
  let most = 0
  const children = () => process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length
  const looking = setInterval(() => (most = Math.max(most, children())), 2)
  await Promise.all([1, 2, 3, 4].map(() => readSpreadsheetFile(file)))
  clearInterval(looking)
  expect(most).toBe(1)
}, 60_000)

it('looks once at a sheet of tags that never close', async () => {
  const tags = byHand(`#${'<c '.repeat(60_000)}`)
  const begun = process.cpuUsage()
  expect(await refusalOf(tags)).not.toBe('read')
  // Of this process alone, which must go on answering others.
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(4_000)
}, 120_000)

it('refuses what is no workbook, in words', async () => {
  expect(await refusalOf(zipSync({ 'leia.txt': strToU8('oi') }))).toContain('não uma planilha')
  const lying = byHand('')
  // The directory says another size than the entry has.
  const cut = lying.slice(0, lying.length - 30)
  expect(await refusalOf(cut)).toContain('incompleto ou corrompido')
  expect(await refusalOf(byHand('<row r="1"><c r="A1"><v>1</v>'))).not.toBe('read')
  expect(await refusalOf(byHand(''))).toContain('vazio')
})
