import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/streamings/$id/settings')({
  staticData: { access: 'admin', title: 'Editar streaming' },
  component: () => <ComingPage>Aqui ficará a edição do streaming.</ComingPage>,
})
