import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../components/page/coming-page.tsx'

export const Route = createFileRoute('/push')({
  staticData: { access: 'user', title: 'Push' },
  component: () => <ComingPage>Aqui ficarão os webhooks, as entregas com cada tentativa e o fluxo ao vivo.</ComingPage>,
})
