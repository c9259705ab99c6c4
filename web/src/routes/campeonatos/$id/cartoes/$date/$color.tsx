import { createFileRoute } from '@tanstack/react-router'
import { isCardColor, isDate } from '../../../../../address-position.ts'
import { ComingPage } from '../../../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/cartoes/$date/$color')({
  staticData: { access: 'user', title: 'Cartões por data e cor' },
  params: { parse: (params) => isDate(params.date) && isCardColor(params.color) && params },
  component: () => <ComingPage>Aqui ficarão os cartões dessa cor, nessa data.</ComingPage>,
})
