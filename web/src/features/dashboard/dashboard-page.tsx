import { ComingPage } from '../../components/page/coming-page.tsx'

export function DashboardPage() {
  return <ComingPage>Aqui ficarão os jogos de hoje, a tabela e as novidades.</ComingPage>
}
