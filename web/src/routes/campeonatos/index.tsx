import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/')({
  staticData: { access: 'user', title: 'Campeonatos' },
  component: () => <ComingPage>Aqui ficará a lista de campeonatos, por confederação.</ComingPage>,
})
