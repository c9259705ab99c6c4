import {
  recordNouns,
  spreadsheetFields,
  spreadsheetNoun,
  type Field,
  type SpreadsheetKind,
} from '@meio-campo/contract/rules'

/** A column of a template: what it is called, whether it must be filled in, and what it takes. */
export interface TemplateColumn {
  readonly label: string
  readonly required: boolean
  readonly takes: string
  readonly example: string
}

/** The columns of a sheet of this kind, the required ones first. */
export function templateColumns(kind: SpreadsheetKind): readonly TemplateColumn[] {
  const fields: readonly Field[] = Object.values(spreadsheetFields(kind))
  const columns = fields.map((field) => ({
    label: field.label,
    required: field.required === true,
    takes: field.hint ? `${takesWords(field)} ${field.hint}` : takesWords(field),
    example: field.example ?? exampleOf(field),
  }))
  const id = {
    label: 'Id',
    required: false,
    takes: 'O id de um registro que já existe; vazio para criar.',
    example: '',
  }
  return [...columns.filter(({ required }) => required), ...columns.filter(({ required }) => !required), id]
}

const number = (value: number) => value.toLocaleString('pt-BR', { useGrouping: value >= 10_000 })
const oneOf = (choices: Readonly<Record<string, string>>) => Object.values(choices).join(', ')

/** What a cell may hold, as the server reads it. */
function takesWords(field: Field): string {
  switch (field.input) {
    case 'text':
    case 'longText':
      return `Texto de até ${number(field.max)} caracteres.`
    case 'integer':
      return `Número inteiro de ${number(field.min)} a ${number(field.max)}.`
    case 'amount':
      return 'Número, como 1.500,50.'
    case 'degrees':
      return 'Graus, como -22,912.'
    case 'date':
      return 'Dia, como 31/12/2025.'
    case 'moment':
      return 'Data e hora com o fuso, como 2025-12-31T16:00:00-03:00.'
    case 'boolean':
      return 'Sim ou não.'
    case 'url':
      return 'Endereço, como https://exemplo.com.'
    case 'picture':
      return 'Endereço de uma imagem já enviada.'
    case 'socials':
      return 'Redes e endereços, como instagram: https://…; x: https://…'
    case 'country':
      return 'País, pelo nome ou pelo código: Brasil ou BR.'
    case 'countries':
      return 'Países separados por ponto e vírgula: Brasil; Uruguai.'
    case 'state':
      return 'Estado do Brasil, pela sigla ou pelo nome: BA ou Bahia.'
    case 'currency':
      return 'Código da moeda, como BRL.'
    case 'colours':
      return 'Cores separadas por ponto e vírgula, como #c8102e; #ffffff.'
    case 'choice':
      return `Um destes: ${oneOf(field.choices)}.`
    case 'choices':
      return `Um ou mais destes, separados por ponto e vírgula: ${oneOf(field.choices)}.`
    case 'record':
      return `Id ou nome exato: ${recordNouns[field.record].one}.`
  }
}

/** A cell as it may be filled in; empty where only the reader's own data has an example. */
function exampleOf(field: Field): string {
  switch (field.input) {
    case 'integer':
      return String(Math.max(field.min, 1))
    case 'date':
      return '31/12/2025'
    case 'boolean':
      return 'Sim'
    case 'country':
    case 'countries':
      return 'Brasil'
    case 'state':
      return 'BA'
    case 'choice':
    case 'choices':
      return Object.values(field.choices)[0] ?? ''
    case 'amount':
      return '1.500,50'
    case 'currency':
      return 'BRL'
    default:
      return ''
  }
}

/** "modelo-jogadores.csv". */
export const templateName = (kind: SpreadsheetKind, format: 'csv' | 'xlsx'): string => {
  const { many } = spreadsheetNoun(kind)
  return `modelo-${many.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '-')}.${format}`
}

/** Only the names of the columns: whatever stood below them would be read as data. Excel needs the mark for accents. */
export function csvTemplate(kind: SpreadsheetKind): Blob {
  const head = templateColumns(kind).map(({ label }) => `"${label.replaceAll('"', '""')}"`)
  return new Blob([`\uFEFF${head.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' })
}

const bold = (value: string) => ({ value, fontWeight: 'bold' as const })

/** The first sheet is to be filled in; the second says what each column takes. */
export async function xlsxTemplate(kind: SpreadsheetKind): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/browser')
  const columns = templateColumns(kind)
  return writeWorkbook([
    {
      sheet: 'Dados',
      data: [columns.map(({ label }) => bold(label))],
      columns: columns.map(({ label }) => ({ width: Math.max(12, label.length + 2) })),
      stickyRowsCount: 1,
    },
    {
      sheet: 'Colunas',
      data: [
        ['Coluna', 'Obrigatória', 'O que vai nela', 'Exemplo'].map(bold),
        ...columns.map(({ label, required, takes, example }) => [
          { value: label },
          { value: required ? 'Sim' : 'Não' },
          { value: takes },
          { value: example },
        ]),
      ],
      columns: [{ width: 28 }, { width: 12 }, { width: 90 }, { width: 24 }],
      stickyRowsCount: 1,
    },
  ]).toBlob()
}
