import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/button/button.tsx'
import { Card } from '../../../../components/card.tsx'
import { FormActions } from '../../../../components/form/form.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../../components/page/skeleton.tsx'
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

interface Props {
  readonly label: string
  readonly sending: boolean
  readonly dirty: boolean
  readonly onDiscard: () => void
}

export function SaveActions({ label, sending, dirty, onDiscard }: Props) {
  return (
    <FormActions>
      <Button type="submit" loading={sending}>
        {label}
      </Button>
      {dirty && (
        <Button variant="subtle" disabled={sending} onClick={onDiscard}>
          Descartar
        </Button>
      )}
    </FormActions>
  )
}
