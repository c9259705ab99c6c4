import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/jogadores/$id/titulos')({
  staticData: { access: 'user', title: 'Títulos do jogador' },
  component: () => <ComingPage>Aqui ficarão os títulos do jogador, com o time de cada um.</ComingPage>,
})
