import { createFileRoute } from '@tanstack/react-router'
import { WelcomePage } from '../features/site/welcome/welcome-page.tsx'

export const Route = createFileRoute('/')({
  staticData: { access: 'guest', title: 'Meio-Campo' },
  component: WelcomePage,
})
