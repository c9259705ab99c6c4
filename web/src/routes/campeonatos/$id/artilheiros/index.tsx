import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/artilheiros/')({
  staticData: { access: 'user', title: 'Artilheiros' },
  component: () => <ComingPage>Aqui ficará a lista de artilheiros e de assistências.</ComingPage>,
})
