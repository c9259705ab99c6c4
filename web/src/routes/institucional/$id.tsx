import { createFileRoute } from '@tanstack/react-router'
import { isWebsitePage } from '../../address/address-position.ts'
import { WebsitePage } from '../../features/site/website/pages/website-page.tsx'

export const Route = createFileRoute('/institucional/$id')({
  staticData: { access: 'user', title: 'Institucional' },
  params: { parse: (params) => isWebsitePage(params.id) && params },
  component: WebsitePage,
})
