import {
  recordFields,
  spreadsheetChangeFields,
  spreadsheetKinds,
  spreadsheetNoun,
  type SpreadsheetKind,
} from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { FieldChanges } from '../history/row-change-view.tsx'
import { recordAddress, type RecordNoun } from '../records/inputs/record-noun.ts'
import { spreadsheetChangePages } from './spreadsheet-queries.ts'
import styles from './spreadsheets.module.css'

/** Where the record of a row is shown; parts of records have no page. */
export function placeOfRow(kind: SpreadsheetKind, id: string): string | null {
  return 'name' in recordFields[spreadsheetKinds[kind]] ? recordAddress(kind as RecordNoun, id) : null
}

/** Every record that would change, with what it has now and what it gets. */
export function SpreadsheetChanges({ id, kind }: { readonly id: string; readonly kind: SpreadsheetKind }) {
  const changes = useInfiniteQuery(spreadsheetChangePages(id))
  const { one } = spreadsheetNoun(kind)
  return (
    <Card title="O que muda, antes e depois" flush>
      <PagesView
        query={changes}
        noun={{ one: 'registro', many: 'registros' }}
        empty={<EmptyState title="Nada muda no que já existe" />}
      >
        {(rows) => (
          <ul className={styles.list} aria-label="O que muda, antes e depois">
            {rows.map(({ line, id: record, name, fields }) => (
              <li key={`${line} ${record}`} className={styles.item}>
                <p className={styles.itemHead}>
                  <RecordPlace linkAddress={placeOfRow(kind, record)}>{name || `${one} ${record}`}</RecordPlace>
                  <span className={styles.note}>Linha {line.toLocaleString('pt-BR')}</span>
                </p>
                <FieldChanges
                  row={{ kind: spreadsheetKinds[kind], operation: 'changed', fields }}
                  known={spreadsheetChangeFields(kind)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}
