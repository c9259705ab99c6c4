import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/jogadores/$id/transferencias')({
  staticData: { access: 'user', title: 'Transferências do jogador' },
  component: () => <ComingPage>Aqui ficará o caminho da carreira, clube a clube.</ComingPage>,
})
