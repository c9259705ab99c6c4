import { getRouteApi, linkOptions } from '@tanstack/react-router'
import { useMay } from '../../session/duties.ts'
import { useUser } from '../../session/session-store.ts'
import { SubTabs } from '../../components/page/sub-tabs.tsx'
import { SpreadsheetsPart } from '../curating/spreadsheets/spreadsheets-part.tsx'
import { DuplicatesPart } from './duplicates/duplicates-part.tsx'
import { useWaitingCount } from './duplicates/duplicate-queries.ts'
import { ConflictsPart } from './runs/conflicts-part.tsx'
import { importParts, reviewParts, parseImportPlace, type ImportPart } from './runs/import-place.ts'
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

/** All of it for admins; the queues that they may decide for reviewers. */
export function ImportsTab() {
  return useUser()?.admin ? <AllParts /> : <ReviewQueues />
}

function ReviewQueues() {
  const may = useMay()
  const { parte: asked } = parseImportPlace(route.useSearch())
  const parts = (Object.keys(reviewParts) as (keyof typeof reviewParts)[]).filter((part) =>
    may({ role: 'reviewer', queue: reviewParts[part] }),
  )
  const current = parts.find((part) => part === asked) ?? parts[0]
  if (!current) return null
  const Body = bodies[current]
  const shown = sections.filter(({ id }) => parts.some((part) => part === id))
  return (
    <SubTabs label="Filas de revisão" sections={shown} current={current}>
      <Body key={current} />
    </SubTabs>
  )
}

function AllParts() {
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
