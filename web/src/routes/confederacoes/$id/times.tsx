import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/confederacoes/$id/times')({
  staticData: { access: 'user', title: 'Times da confederação' },
  component: () => <ComingPage>Aqui ficarão os times filiados à confederação.</ComingPage>,
})
