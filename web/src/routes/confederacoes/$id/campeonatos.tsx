import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/confederacoes/$id/campeonatos')({
  staticData: { access: 'user', title: 'Campeonatos da confederação' },
  component: () => <ComingPage>Aqui ficarão os campeonatos que a confederação organiza.</ComingPage>,
})
