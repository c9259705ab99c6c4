import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/tecnicos/new')({
  staticData: { access: 'admin', title: 'Novo técnico' },
  component: () => <ComingPage>Aqui ficará o formulário para cadastrar um técnico.</ComingPage>,
})
