import { spreadsheetNoun, type SpreadsheetKind } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { spreadsheetWarningPages } from './spreadsheet-queries.ts'
import styles from './spreadsheets.module.css'

/** Unlikely values that can be saved all the same, in the words of the forms. */
export function SpreadsheetWarnings({ id, kind }: { readonly id: string; readonly kind: SpreadsheetKind }) {
  const warnings = useInfiniteQuery(spreadsheetWarningPages(id))
  const { one } = spreadsheetNoun(kind)
  return (
    <Card title="O que convém conferir" flush>
      <p className={`${styles.padded} ${styles.note}`}>É pouco provável, mas pode ser: nada disto impede a gravação.</p>
      <PagesView query={warnings} noun={{ one: 'aviso', many: 'avisos' }} empty={<EmptyState title="Nenhum aviso" />}>
        {(rows) => (
          <ul className={styles.list} aria-label="Avisos da planilha">
            {rows.map(({ line, id: record, name, message }) => (
              <li key={`${record} ${message}`} className={styles.item}>
                <p className={styles.itemHead}>
                  <strong>{name || `${one} ${record}`}</strong>
                  <span className={styles.note}>Linha {line.toLocaleString('pt-BR')}</span>
                </p>
                <p>{message}</p>
              </li>
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}
