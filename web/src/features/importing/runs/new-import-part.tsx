import { NewImport } from './new-import.tsx'
import { RunHistory } from './run-history.tsx'

/** What to import now, and what was imported before. */
export function NewImportPart() {
  return (
    <>
      <NewImport />
      <RunHistory />
    </>
  )
}
