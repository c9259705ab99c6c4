import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/jogadores/')({
  staticData: { access: 'user', title: 'Jogadores' },
  component: () => <ComingPage>Aqui ficará a lista de jogadores, com time, posição e nacionalidade.</ComingPage>,
})
