import { createFileRoute } from '@tanstack/react-router'
import { PushPage } from '../features/push/push-page/push-page.tsx'
import { parsePushSearch, type PushSearch } from '../features/push/push-page/push-search.ts'

export const Route = createFileRoute('/push')({
  staticData: { access: 'user', title: 'Push' },
  validateSearch: (search): PushSearch => parsePushSearch(search),
  component: PushPage,
})
