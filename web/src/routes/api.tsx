import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../components/page/coming-page.tsx'

export const Route = createFileRoute('/api')({
  staticData: { access: 'user', title: 'API' },
  component: () => (
    <ComingPage>Aqui ficarão as suas chaves, o uso, os registros e a referência completa da API.</ComingPage>
  ),
})
