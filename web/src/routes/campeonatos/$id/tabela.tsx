import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/tabela')({
  staticData: { access: 'user', title: 'Tabela' },
  component: () => <ComingPage>Aqui ficará a classificação, com o critério que decidiu cada empate.</ComingPage>,
})
