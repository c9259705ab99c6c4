import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { recordFormQuery } from '../../../features/curating/records/form/record-queries.ts'
import { RecordSettingsPage } from '../../../features/curating/records/settings/record-settings-page.tsx'
import { parseRecordSettingsSearch } from '../../../features/curating/records/settings/settings-link.ts'

export const Route = createFileRoute('/campeonatos/$id/settings')({
  staticData: { access: 'user', title: 'Configurar campeonato' },
  validateSearch: parseRecordSettingsSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(recordFormQuery('competition', params.id)),
  component: CompetitionSettings,
})

function CompetitionSettings() {
  const { id } = Route.useParams()
  const { aba } = Route.useSearch()
  return <RecordSettingsPage noun="competition" id={id} tab={aba} />
}
