import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/jogos/$idjogo/aovivo')({
  staticData: { access: 'user', title: 'Ao vivo' },
  component: () => <ComingPage>Aqui ficará o jogo lance a lance, enquanto a bola rola.</ComingPage>,
})
