import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/confederacoes/new')({
  staticData: { access: 'user', title: 'Nova confederação' },
  component: () => <ComingPage>Aqui ficará o formulário para sugerir ou cadastrar uma confederação.</ComingPage>,
})
