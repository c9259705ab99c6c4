import { getRouteApi, Link } from '@tanstack/react-router'
import { useStripScroll } from '../../components/list/use-strip-scroll.ts'
import { ConflictsPart } from './conflicts-part.tsx'
import { importParts, parseImportPlace, type ImportPart } from './import-place.ts'
import { ImportReportView } from './import-report-view.tsx'
import styles from './imports-tab.module.css'
import { NamesPart } from './names-part.tsx'
import { NewImportPart } from './new-import-part.tsx'
import { SourcesPart } from './sources-part.tsx'
import { SheetsPart } from '../sheets/sheets-part.tsx'

const route = getRouteApi('/settings')

const bodies = {
  importar: NewImportPart,
  planilhas: SheetsPart,
  divergencias: ConflictsPart,
  nomes: NamesPart,
  fontes: SourcesPart,
}

export function ImportsTab() {
  const { parte = 'importar', importacao } = parseImportPlace(route.useSearch())
  const Body = bodies[parte]
  const nav = useStripScroll<HTMLElement>(parte)
  return (
    <div className={styles.tab}>
      <nav aria-label="Partes das importações" className={styles.parts} ref={nav}>
        {(Object.keys(importParts) as ImportPart[]).map((part) => (
          <Link
            key={part}
            to="/settings"
            search={{ aba: 'importacoes', ...(part !== 'importar' && { parte: part }) }}
            activeOptions={{ exact: true }}
            activeProps={{}}
            className={styles.part}
            data-tab={part}
            aria-current={part === parte ? 'page' : undefined}
          >
            {importParts[part]}
          </Link>
        ))}
      </nav>
      {importacao === undefined ? <Body key={parte} /> : <ImportReportView key={importacao} id={importacao} />}
    </div>
  )
}
