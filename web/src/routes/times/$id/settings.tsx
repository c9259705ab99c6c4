import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/times/$id/settings')({
  staticData: { access: 'admin', title: 'Editar time' },
  component: () => <ComingPage>Aqui ficará a edição do time, com o histórico de mudanças.</ComingPage>,
})
