import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../features/site/help/help-page.tsx'

export const Route = createFileRoute('/help')({
  staticData: { access: 'user', title: 'Obter Ajuda' },
  validateSearch: ({ guia, busca }): { guia?: string; busca?: string } => ({
    ...(typeof guia === 'string' && { guia }),
    ...(typeof busca === 'string' && { busca }),
  }),
  component: HelpPage,
})
