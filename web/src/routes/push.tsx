import { createFileRoute } from '@tanstack/react-router'
import { PushPage } from '../features/push-page/push-page.tsx'

export const Route = createFileRoute('/push')({
  staticData: { access: 'user', title: 'Push' },
  component: PushPage,
})
