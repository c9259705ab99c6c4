import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/times/$id/campeonatos')({
  staticData: { access: 'user', title: 'Campeonatos do time' },
  component: () => <ComingPage>Aqui ficará cada edição disputada pelo time, com a campanha.</ComingPage>,
})
