import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/campeoes')({
  staticData: { access: 'user', title: 'Campeões' },
  component: () => <ComingPage>Aqui ficará cada edição, com campeão, vice e artilheiro.</ComingPage>,
})
