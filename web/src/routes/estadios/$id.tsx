import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../api/query.ts'
import { StadiumPage } from '../../features/football/stadiums/stadium-page.tsx'
import { stadiumQuery } from '../../features/football/stadiums/stadium-queries.ts'

export const Route = createFileRoute('/estadios/$id')({
  staticData: { access: 'user', title: 'Estádio' },
  loader: ({ params }) => void queryClient.prefetchQuery(stadiumQuery(params.id)),
  component: StadiumPage,
})
