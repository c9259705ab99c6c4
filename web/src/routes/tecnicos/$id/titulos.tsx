import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/tecnicos/$id/titulos')({
  staticData: { access: 'user', title: 'Títulos do técnico' },
  component: () => <ComingPage>Aqui ficarão os títulos do técnico, com o time de cada um.</ComingPage>,
})
