import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/streamings/$id/jogos')({
  staticData: { access: 'user', title: 'Jogos do streaming' },
  component: () => <ComingPage>Aqui ficará a agenda de jogos do serviço.</ComingPage>,
})
