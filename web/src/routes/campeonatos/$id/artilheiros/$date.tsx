import { createFileRoute } from '@tanstack/react-router'
import { isDate } from '../../../../address-position.ts'
import { ComingPage } from '../../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/artilheiros/$date')({
  staticData: { access: 'user', title: 'Artilheiros por data' },
  params: { parse: (params) => isDate(params.date) && params },
  component: () => <ComingPage>Aqui ficarão os artilheiros dessa data.</ComingPage>,
})
