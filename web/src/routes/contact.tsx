import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/site/contact/contact-page.tsx'

export const Route = createFileRoute('/contact')({
  staticData: { access: 'public', title: 'Contato' },
  component: ContactPage,
})
