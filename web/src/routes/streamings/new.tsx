import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/streamings/new')({
  staticData: { access: 'admin', title: 'Novo streaming' },
  component: () => <ComingPage>Aqui ficará o formulário para cadastrar um streaming.</ComingPage>,
})
