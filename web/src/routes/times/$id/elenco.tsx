import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/times/$id/elenco')({
  staticData: { access: 'user', title: 'Elenco' },
  component: () => <ComingPage>Aqui ficará o elenco por posição, em qualquer temporada.</ComingPage>,
})
