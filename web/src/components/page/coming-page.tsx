import { useMatches } from '@tanstack/react-router'
import { Card } from '../card.tsx'
import { EmptyState } from './empty-state.tsx'
import { PageFrame } from './page-frame.tsx'

/** An address whose page is still to come: its title, and an honest word about what it will hold. */
export function ComingPage({ children }: { readonly children: string }) {
  const title = useMatches({ select: (matches) => matches.at(-1)!.staticData.title })
  return (
    <PageFrame title={title}>
      <Card>
        <EmptyState title="O campo está marcado, falta a bola">{children}</EmptyState>
      </Card>
    </PageFrame>
  )
}
