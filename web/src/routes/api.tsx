import { createFileRoute } from '@tanstack/react-router'
import { ApiPage } from '../features/api/api-page/api-page.tsx'
import { parseApiSearch, type ApiSearch } from '../features/api/api-page/api-tab.ts'

export const Route = createFileRoute('/api')({
  staticData: { access: 'user', title: 'API' },
  validateSearch: (search): ApiSearch => parseApiSearch(search),
  component: ApiPage,
})
