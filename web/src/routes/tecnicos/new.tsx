import { createFileRoute } from '@tanstack/react-router'
import { NewRecordPage } from '../../features/curating/records/settings/new-record-page.tsx'

export const Route = createFileRoute('/tecnicos/new')({
  staticData: { access: 'admin', title: 'Novo técnico' },
  component: () => <NewRecordPage noun="coach" />,
})
