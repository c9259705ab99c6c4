import { createFileRoute } from '@tanstack/react-router'
import { NewRecordPage } from '../../features/curating/records/settings/new-record-page.tsx'

export const Route = createFileRoute('/times/new')({
  staticData: { access: 'admin', title: 'Novo time' },
  component: () => <NewRecordPage noun="team" />,
})
