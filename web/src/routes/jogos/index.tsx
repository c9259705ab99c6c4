import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/jogos/')({
  staticData: { access: 'user', title: 'Jogos' },
  component: () => <ComingPage>Aqui ficarão os jogos do dia, agrupados por campeonato.</ComingPage>,
})
