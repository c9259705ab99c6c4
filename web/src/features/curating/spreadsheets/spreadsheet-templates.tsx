import { spreadsheetKinds, spreadsheetNoun, type SpreadsheetKind } from '@meio-campo/contract/rules'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { saveFile } from '../../../components/list/export-file.ts'
import {
  csvTemplate,
  templateColumns,
  templateName,
  xlsxTemplate,
  type TemplateColumn,
} from './spreadsheet-template.ts'
import { kindLabel } from './spreadsheet-words.ts'
import styles from './spreadsheets.module.css'

const kinds = (Object.keys(spreadsheetKinds) as SpreadsheetKind[]).map((value) => ({ value, label: kindLabel(value) }))

const columns: readonly Column<TemplateColumn>[] = [
  { id: 'label', head: 'Coluna', cell: ({ label }) => <b className={styles.column}>{label}</b> },
  { id: 'required', head: 'Obrigatória', cell: ({ required }) => (required ? 'Sim' : '–') },
  { id: 'takes', head: 'O que vai nela', cell: ({ takes }) => takes },
  { id: 'example', head: 'Exemplo', cell: ({ example }) => example || '–' },
]

/** A sheet to begin with, for each kind, and what each of its columns takes. */
export function SpreadsheetTemplates() {
  const [kind, setKind] = useState<SpreadsheetKind>('player')
  const save = async (format: 'csv' | 'xlsx') =>
    saveFile(format === 'csv' ? csvTemplate(kind) : await xlsxTemplate(kind), templateName(kind, format))
  return (
    <Card title="Modelos" flush>
      <div className={`${styles.padded} ${styles.body}`}>
        <p className={styles.note}>
          Uma planilha com os nomes das colunas, para preencher. Em XLSX vem também uma aba que explica cada coluna.
        </p>
        <SelectField
          label="Modelo de"
          name="modelo"
          choices={kinds}
          value={kind}
          error={undefined}
          onChange={(value) => setKind(value as SpreadsheetKind)}
          onBlur={() => undefined}
        />
        <div className={styles.actions}>
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="default"
              leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
              onClick={() => void save(format)}
            >
              Baixar modelo em {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
      <details className={styles.explained}>
        <summary>O que vai em cada coluna</summary>
        <DataTable
          caption={`Colunas do modelo de ${spreadsheetNoun(kind).many}`}
          columns={columns}
          rows={templateColumns(kind)}
          rowKey={({ label }) => label}
        />
      </details>
    </Card>
  )
}
