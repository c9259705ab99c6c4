import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/tecnicos/$id/settings')({
  staticData: { access: 'admin', title: 'Editar técnico' },
  component: () => <ComingPage>Aqui ficará a edição do técnico.</ComingPage>,
})
