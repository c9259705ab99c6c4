import { createFileRoute } from '@tanstack/react-router'
import { NewRecordPage } from '../../features/curating/records/settings/new-record-page.tsx'

export const Route = createFileRoute('/confederacoes/new')({
  staticData: { access: 'user', title: 'Nova confederação' },
  component: () => <NewRecordPage noun="confederation" />,
})
