import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/confederacoes/$id/')({
  staticData: { access: 'user', title: 'Confederação' },
  component: () => <ComingPage>Aqui ficarão os dados da confederação e o que pertence a ela.</ComingPage>,
})
