import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { recordFormQuery } from '../../../features/curating/records/form/record-queries.ts'
import { RecordSettingsPage } from '../../../features/curating/records/settings/record-settings-page.tsx'
import { parseRecordSettingsSearch } from '../../../features/curating/records/settings/settings-link.ts'

export const Route = createFileRoute('/confederacoes/$id/settings')({
  staticData: { access: 'user', title: 'Configurar confederação' },
  validateSearch: parseRecordSettingsSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(recordFormQuery('confederation', params.id)),
  component: ConfederationSettings,
})

function ConfederationSettings() {
  const { id } = Route.useParams()
  const { aba } = Route.useSearch()
  return <RecordSettingsPage noun="confederation" id={id} tab={aba} />
}
