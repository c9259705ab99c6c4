import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { recordFormQuery } from '../../../features/curating/records/form/record-queries.ts'
import { RecordSettingsPage } from '../../../features/curating/records/settings/record-settings-page.tsx'
import { parseRecordSettingsSearch } from '../../../features/curating/records/settings/settings-link.ts'

export const Route = createFileRoute('/tecnicos/$id/settings')({
  staticData: { access: 'admin', title: 'Editar técnico' },
  validateSearch: parseRecordSettingsSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(recordFormQuery('coach', params.id)),
  component: CoachSettings,
})

function CoachSettings() {
  const { id } = Route.useParams()
  const { aba } = Route.useSearch()
  return <RecordSettingsPage noun="coach" id={id} tab={aba} />
}
