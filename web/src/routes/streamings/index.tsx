import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/streamings/')({
  staticData: { access: 'user', title: 'Streamings' },
  component: () => <ComingPage>Aqui ficará onde assistir: TV aberta, TV fechada, streaming e rádio.</ComingPage>,
})
