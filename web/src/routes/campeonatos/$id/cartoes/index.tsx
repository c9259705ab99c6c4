import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/cartoes/')({
  staticData: { access: 'user', title: 'Cartões' },
  component: () => <ComingPage>Aqui ficarão os cartões por jogador e por time, e os suspensos da rodada.</ComingPage>,
})
