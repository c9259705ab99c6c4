import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/')({
  staticData: { access: 'user', title: 'Campeonato' },
  component: () => <ComingPage>Aqui ficarão a rodada atual, os líderes e os próximos jogos.</ComingPage>,
})
