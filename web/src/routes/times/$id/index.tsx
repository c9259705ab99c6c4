import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/times/$id/')({
  staticData: { access: 'user', title: 'Time' },
  component: () => <ComingPage>Aqui ficarão os dados do time, os últimos resultados e o próximo jogo.</ComingPage>,
})
