import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/jogos/$idjogo/arbitros')({
  staticData: { access: 'user', title: 'Árbitros' },
  component: () => <ComingPage>Aqui ficará a equipe de arbitragem e os seus números.</ComingPage>,
})
