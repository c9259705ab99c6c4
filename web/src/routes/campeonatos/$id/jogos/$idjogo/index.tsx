import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/jogos/$idjogo/')({
  staticData: { access: 'user', title: 'Jogo' },
  component: () => <ComingPage>Aqui ficarão o placar, os lances e as estatísticas do jogo.</ComingPage>,
})
