import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/times/$id/jogos')({
  staticData: { access: 'user', title: 'Jogos do time' },
  component: () => <ComingPage>Aqui ficará o calendário do time, com resultados e próximos jogos.</ComingPage>,
})
