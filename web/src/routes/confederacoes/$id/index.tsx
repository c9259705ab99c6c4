import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { ConfederationPage } from '../../../features/football/confederations/confederation-page.tsx'
import { confederationQuery } from '../../../features/football/confederations/confederation-queries.ts'

export const Route = createFileRoute('/confederacoes/$id/')({
  staticData: { access: 'user', title: 'Confederação' },
  loader: ({ params }) => void queryClient.prefetchQuery(confederationQuery(params.id)),
  component: ConfederationPage,
})
