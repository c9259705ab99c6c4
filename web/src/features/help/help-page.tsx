import { ComingPage } from '../../components/page/coming-page.tsx'

export function HelpPage() {
  return <ComingPage>Aqui ficarão os guias, as perguntas frequentes e o glossário.</ComingPage>
}
