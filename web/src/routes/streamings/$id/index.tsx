import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/streamings/$id/')({
  staticData: { access: 'user', title: 'Streaming' },
  component: () => <ComingPage>Aqui ficarão os dados do serviço e o que ele transmite.</ComingPage>,
})
