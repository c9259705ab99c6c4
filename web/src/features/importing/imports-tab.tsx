import { getRouteApi, linkOptions } from '@tanstack/react-router'
import { SubTabs } from '../../components/page/sub-tabs.tsx'
import { SpreadsheetsPart } from '../curating/bulk/spreadsheets/spreadsheets-part.tsx'
import { DuplicatesPart } from './duplicates/duplicates-part.tsx'
import { useWaitingCount } from './duplicates/duplicate-queries.ts'
import { ConflictsPart } from './runs/conflicts-part.tsx'
import { importParts, parseImportPlace, type ImportPart } from './runs/import-place.ts'
import { ImportReportView } from './runs/import-report-view.tsx'
import { NamesPart } from './runs/names-part.tsx'
import { NewImport } from './runs/new-import.tsx'
import { RunHistory } from './runs/run-history.tsx'
import { SourcesPart } from './runs/sources-part.tsx'

const route = getRouteApi('/settings')

const bodies = {
  importar: NewImportPart,
  planilhas: SpreadsheetsPart,
  divergencias: ConflictsPart,
  nomes: NamesPart,
  duplicados: DuplicatesPart,
  fontes: SourcesPart,
}

const sections = (Object.keys(importParts) as ImportPart[]).map((id) => ({
  id,
  label: importParts[id],
  link: linkOptions({ to: '/settings', search: { aba: 'importacoes', ...(id !== 'importar' && { parte: id }) } }),
}))

export function ImportsTab() {
  const { parte = 'importar', importacao } = parseImportPlace(route.useSearch())
  const waiting = useWaitingCount()
  const Body = bodies[parte]
  const counted = sections.map((section) => (section.id === 'duplicados' ? { ...section, count: waiting } : section))
  return (
    <SubTabs label="Partes das importações" sections={counted} current={parte}>
      {importacao === undefined ? <Body key={parte} /> : <ImportReportView key={importacao} id={importacao} />}
    </SubTabs>
  )
}

/** What to import now, and what was imported before. */
function NewImportPart() {
  return (
    <>
      <NewImport />
      <RunHistory />
    </>
  )
}
