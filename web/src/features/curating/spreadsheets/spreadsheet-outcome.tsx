import type { Spreadsheet, SpreadsheetOrder } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query.ts'
import { Button } from '../../../components/button/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ProgressLine } from '../../../components/progress/progress-bar.tsx'
import { undoEdit } from '../history/undo-edit.tsx'
import { isSameOrder } from './spreadsheet-order.ts'
import { isSaving, refreshSpreadsheets, spreadsheetQuery } from './spreadsheet-queries.ts'
import { countWords } from './spreadsheet-words.ts'
import styles from './spreadsheets.module.css'

// Twenty thousand rows outlast the usual ten seconds.
const CHECK_TIMEOUT_MS = 180_000

interface Props {
  readonly spreadsheet: Spreadsheet
  readonly order: SpreadsheetOrder
}

/** Where the spreadsheet is on its way from checked to saved, and the next thing to do. */
export function SpreadsheetOutcome({ spreadsheet, order }: Props) {
  const [busy, setBusy] = useState(false)
  const params = { id: spreadsheet.id }

  const keep = (data: Spreadsheet) => {
    queryClient.setQueryData(spreadsheetQuery(spreadsheet.id).queryKey, { data })
    refreshSpreadsheets()
  }
  const check = async () => {
    setBusy(true)
    const result = await api.post('/api/v1/planilhas/{id}/conferir', {
      params,
      body: order,
      timeoutMs: CHECK_TIMEOUT_MS,
    })
    setBusy(false)
    if (result.ok) keep(result.data.data)
  }
  const save = async (onlyGood: boolean) => {
    setBusy(true)
    const result = await api.post('/api/v1/planilhas/{id}/gravar', {
      params,
      body: { ...order, onlyGood },
      formless: true,
    })
    setBusy(false)
    if (result.ok) keep(result.data.data)
  }

  if (isSaving(spreadsheet)) return <Saving spreadsheet={spreadsheet} />
  const { counts } = spreadsheet
  const current = counts !== null && isSameOrder(order, spreadsheet.order)
  const writable = current ? counts.create + counts.update : 0
  const refused = current ? counts.errors + counts.questions : 0
  const ready = current && spreadsheet.status !== 'done' && writable > 0
  return (
    <div className={styles.outcome}>
      {current && <OutcomeNotice spreadsheet={spreadsheet} />}
      <div className={styles.actions}>
        {ready && refused === 0 && (
          <Button loading={busy} onClick={() => void save(false)}>
            Gravar {linesWords(writable)}
          </Button>
        )}
        {ready && refused > 0 && (
          <Button loading={busy} onClick={() => void save(true)}>
            Gravar só {writable === 1 ? 'a linha certa' : `as ${writable.toLocaleString('pt-BR')} linhas certas`}
          </Button>
        )}
        <Button variant={ready ? 'default' : 'filled'} loading={busy} onClick={() => void check()}>
          {counts ? 'Conferir de novo' : 'Conferir'}
        </Button>
      </div>
    </div>
  )
}

const linesWords = (lines: number) => counted(lines, 'linha', 'linhas')

function Saving({ spreadsheet }: { readonly spreadsheet: Spreadsheet }) {
  const { progress, rows } = spreadsheet
  return (
    <div className={styles.outcome}>
      <output className={styles.note}>Gravando: você pode sair desta página, e ela continua.</output>
      <ProgressLine
        label={`Gravação de ${spreadsheet.name}`}
        percent={Math.floor((progress / Math.max(rows, 1)) * 100)}
      />
    </div>
  )
}

const undoneWords = (rest: string | null) =>
  rest === null
    ? 'Esta gravação foi desfeita: tudo voltou a ser como era.'
    : 'Esta gravação foi desfeita em parte: o que mudou depois ficou como está.'

function OutcomeNotice({ spreadsheet }: { readonly spreadsheet: Spreadsheet }) {
  const { counts, status, error, edit, undone, rest } = spreadsheet
  if (status === 'done') {
    const open = undone ? rest : edit
    const undo = open !== null && (
      <Button variant="default" size="xs" onClick={() => void undoEdit(open)}>
        {undone ? 'Desfazer o que ficou' : 'Desfazer'}
      </Button>
    )
    return (
      <Notice tone={undone ? 'info' : 'ok'} announce="politely" action={undo}>
        {undone ? undoneWords(rest) : `Gravada: ${countWords(counts!, true)}.`}
      </Notice>
    )
  }
  if (status === 'failed') {
    return (
      <Notice tone="warn" announce="politely">
        {error}
      </Notice>
    )
  }
  return (
    <Notice tone={counts!.errors + counts!.questions > 0 ? 'warn' : 'ok'} announce="politely">
      Conferida, e nada foi gravado ainda: {countWords(counts!, false)}.
    </Notice>
  )
}
