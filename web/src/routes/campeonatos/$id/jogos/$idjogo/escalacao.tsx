import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/jogos/$idjogo/escalacao')({
  staticData: { access: 'user', title: 'Escalação' },
  component: () => <ComingPage>Aqui ficarão as duas escalações no campo, com banco e substituições.</ComingPage>,
})
