import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/tecnicos/$id/')({
  staticData: { access: 'user', title: 'Técnico' },
  component: () => <ComingPage>Aqui ficarão os dados do técnico e os times que dirigiu.</ComingPage>,
})
