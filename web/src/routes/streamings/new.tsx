import { createFileRoute } from '@tanstack/react-router'
import { NewRecordPage } from '../../features/curating/records/settings/new-record-page.tsx'

export const Route = createFileRoute('/streamings/new')({
  staticData: { access: 'admin', title: 'Novo streaming' },
  component: () => <NewRecordPage noun="streaming" />,
})
