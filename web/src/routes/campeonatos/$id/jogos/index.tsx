import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/jogos/')({
  staticData: { access: 'user', title: 'Jogos do campeonato' },
  component: () => <ComingPage>Aqui ficarão os jogos por rodada ou por data.</ComingPage>,
})
