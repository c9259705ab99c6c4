import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/confederacoes/$id/jogos')({
  staticData: { access: 'user', title: 'Jogos da confederação' },
  component: () => <ComingPage>Aqui ficarão os jogos dos campeonatos da confederação.</ComingPage>,
})
