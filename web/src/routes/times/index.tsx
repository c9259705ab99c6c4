import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/times/')({
  staticData: { access: 'user', title: 'Times' },
  component: () => (
    <ComingPage>Aqui ficará a lista de clubes e seleções, com filtros por país, estado e campeonato.</ComingPage>
  ),
})
