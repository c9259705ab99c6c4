import { createFileRoute } from '@tanstack/react-router'
import { isMatchDay } from '../../address-position.ts'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/jogos/$date')({
  staticData: { access: 'user', title: 'Jogos do dia' },
  params: { parse: (params) => isMatchDay(params.date) && params },
  component: () => <ComingPage>Aqui ficarão os jogos dessa data, agrupados por campeonato.</ComingPage>,
})
