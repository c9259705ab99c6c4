import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'

export const Route = createFileRoute('/dashboard')({
  staticData: { access: 'checked', title: 'Pagina Inicial' },
  component: DashboardPage,
})
