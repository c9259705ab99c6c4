import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/confederacoes/')({
  staticData: { access: 'user', title: 'Confederações' },
  component: () => <ComingPage>Aqui ficará a árvore das confederações, da FIFA às estaduais.</ComingPage>,
})
