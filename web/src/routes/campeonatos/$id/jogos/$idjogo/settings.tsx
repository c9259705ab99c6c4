import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/jogos/$idjogo/settings')({
  staticData: { access: 'user', title: 'Configurar jogo' },
  component: () => <ComingPage>Aqui você poderá escolher alertas deste jogo e sugerir correções.</ComingPage>,
})
