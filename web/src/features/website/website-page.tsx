import { ComingPage } from '../../components/page/coming-page.tsx'

export function WebsitePage() {
  return <ComingPage>Aqui ficará o texto desta página institucional.</ComingPage>
}
