import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/times/$id/transferencias')({
  staticData: { access: 'user', title: 'Transferências do time' },
  component: () => <ComingPage>Aqui ficarão as chegadas e saídas de cada temporada.</ComingPage>,
})
