import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/tecnicos/$id/transferencias')({
  staticData: { access: 'user', title: 'Transferências do técnico' },
  component: () => <ComingPage>Aqui ficará o caminho do técnico, time a time.</ComingPage>,
})
