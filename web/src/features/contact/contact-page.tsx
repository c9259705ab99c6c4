import { ComingPage } from '../../components/page/coming-page.tsx'

export function ContactPage() {
  return <ComingPage>Aqui ficarão o formulário de contato e os nossos dados.</ComingPage>
}
