import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../features/site/dashboard/dashboard-page.tsx'
import { parseDashboardSearch, type DashboardSearch } from '../features/site/dashboard/dashboard-search.ts'

export const Route = createFileRoute('/dashboard')({
  staticData: { access: 'checked', title: 'Pagina Inicial' },
  validateSearch: (search): DashboardSearch => parseDashboardSearch(search),
  component: DashboardPage,
})
