import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/times/$id/titulos')({
  staticData: { access: 'user', title: 'Títulos' },
  component: () => <ComingPage>Aqui ficarão os títulos do time, por competição e por ano.</ComingPage>,
})
