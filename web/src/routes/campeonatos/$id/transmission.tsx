import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/transmission')({
  staticData: { access: 'user', title: 'Transmissão' },
  component: () => <ComingPage>Aqui ficará onde assistir a cada jogo do campeonato.</ComingPage>,
})
