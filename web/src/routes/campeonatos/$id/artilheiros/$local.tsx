import { createFileRoute } from '@tanstack/react-router'
import { isPlace } from '../../../../address-position.ts'
import { ComingPage } from '../../../../components/page/coming-page.tsx'

export const Route = createFileRoute('/campeonatos/$id/artilheiros/$local')({
  staticData: { access: 'user', title: 'Artilheiros por local' },
  params: { parse: (params) => isPlace(params.local) && params },
  component: () => <ComingPage>Aqui ficarão os artilheiros em casa, fora ou em um estádio.</ComingPage>,
})
