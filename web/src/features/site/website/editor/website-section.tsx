import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../../../components/card.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../../components/page/skeleton-form.tsx'
import { websiteQuery, type SiteData } from './website-queries.ts'

/** A section that needs the site's data, in all its states. */
export function WebsiteSection({ children }: { readonly children: (site: SiteData) => ReactNode }) {
  const site = useQuery(websiteQuery())
  return (
    <QueryView
      query={site}
      skeleton={
        <Card>
          <SkeletonForm />
        </Card>
      }
    >
      {({ data }) => children(data)}
    </QueryView>
  )
}
