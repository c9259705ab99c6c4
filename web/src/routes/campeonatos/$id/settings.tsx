import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/settings')({
  staticData: { access: 'user', title: 'Configurar campeonato' },
  component: () => <ComingPage>Aqui você poderá seguir o campeonato, escolher alertas e sugerir correções.</ComingPage>,
})
