import { ComingPage } from '../../components/page/coming-page.tsx'

export function SettingsPage() {
  return <ComingPage>Aqui ficarão o seu perfil, a segurança e os dispositivos.</ComingPage>
}
