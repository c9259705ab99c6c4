import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/jogadores/$id/cartoes')({
  staticData: { access: 'user', title: 'Cartões do jogador' },
  component: () => <ComingPage>Aqui ficarão os cartões por temporada e o que falta para a suspensão.</ComingPage>,
})
