import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../components/page/coming-page.tsx'

export const Route = createFileRoute('/tecnicos/')({
  staticData: { access: 'user', title: 'Técnicos' },
  component: () => <ComingPage>Aqui ficará a lista de técnicos, com time e aproveitamento.</ComingPage>,
})
