import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/estadios/$id')({
  staticData: { access: 'user', title: 'Estádio' },
  component: () => <ComingPage>Aqui ficarão os dados do estádio, os mandantes e os jogos.</ComingPage>,
})
