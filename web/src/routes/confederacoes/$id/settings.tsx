import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/confederacoes/$id/settings')({
  staticData: { access: 'user', title: 'Configurar confederação' },
  component: () => <ComingPage>Aqui você poderá seguir a confederação e sugerir correções.</ComingPage>,
})
