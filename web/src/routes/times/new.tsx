import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/times/new')({
  staticData: { access: 'admin', title: 'Novo time' },
  component: () => <ComingPage>Aqui ficará o formulário para cadastrar um time.</ComingPage>,
})
