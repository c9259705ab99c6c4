import type { Sheet, SheetOrder } from '@meio-campo/contract'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../../../components/card.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { SheetErrorsCard } from './sheet-errors-card.tsx'
import { SheetMappingTable } from './sheet-mapping-table.tsx'
import { SheetOptions } from './sheet-options.tsx'
import { firstOrder } from './sheet-order.ts'
import { SheetOutcome } from './sheet-outcome.tsx'
import { isSaving, sheetQuery, SHEET_INTERVAL_MS } from './sheet-queries.ts'
import styles from './sheets.module.css'

/** One sheet: what its columns mean, what that would do, and the doing. */
export function SheetView({ id }: { readonly id: string }) {
  const sheet = useQuery({
    ...sheetQuery(id),
    // Not `useLive`: the stream of news tells nothing of sheets.
    refetchInterval: (query) => (query.state.data && isSaving(query.state.data.data) ? SHEET_INTERVAL_MS : false),
  })
  return (
    <div className={styles.body}>
      <TextLink to="/settings" search={{ aba: 'importacoes', parte: 'planilhas' }} className={styles.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        Todas as planilhas
      </TextLink>
      <QueryView query={sheet}>{({ data }) => <SheetSteps sheet={data} />}</QueryView>
    </div>
  )
}

function SheetSteps({ sheet }: { readonly sheet: Sheet }) {
  const [order, setOrder] = useState<SheetOrder>(() => firstOrder(sheet))
  const saving = isSaving(sheet)
  return (
    <>
      <Card
        title={sheet.name}
        aside={<span className={styles.note}>{sheet.rows.toLocaleString('pt-BR')} linhas</span>}
        flush
      >
        <div className={styles.padded}>
          <SheetOptions sheet={sheet} order={order} disabled={saving} onChange={setOrder} />
        </div>
        <SheetMappingTable sheet={sheet} order={order} disabled={saving} onChange={setOrder} />
        <div className={styles.padded}>
          <SheetOutcome sheet={sheet} order={order} />
        </div>
      </Card>
      {(sheet.counts?.errors ?? 0) > 0 && <SheetErrorsCard sheet={sheet} />}
    </>
  )
}
