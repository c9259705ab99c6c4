import { createFileRoute } from '@tanstack/react-router'
import { isDate } from '../../../../../address-position.ts'
import { ComingPage } from '../../../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/cartoes/$date/')({
  staticData: { access: 'user', title: 'Cartões por data' },
  params: { parse: (params) => isDate(params.date) && params },
  component: () => <ComingPage>Aqui ficarão os cartões dessa data.</ComingPage>,
})
