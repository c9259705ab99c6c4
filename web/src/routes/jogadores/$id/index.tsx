import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/jogadores/$id/')({
  staticData: { access: 'user', title: 'Jogador' },
  component: () => <ComingPage>Aqui ficarão os dados e a carreira do jogador.</ComingPage>,
})
