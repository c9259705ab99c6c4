import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { factorsQuery } from '../factors/factor-queries.ts'
import { ArchiveCard } from './archive-card.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { privacyQuery } from './privacy-queries.ts'

const LOOK_MS = 2_000

export function PrivacyTab() {
  const factors = useQuery(factorsQuery())
  const privacy = useQuery({
    ...privacyQuery(),
    // While the job works on the archive.
    refetchInterval: ({ state }) => {
      const status = state.data?.data.archive?.status
      return status === 'waiting' || status === 'running' ? LOOK_MS : false
    },
  })
  return (
    <QueryView query={privacy} skeleton={<SkeletonRows count={3} />}>
      {({ data }) => (
        <QueryView query={factors} skeleton={<SkeletonRows count={3} />}>
          {({ data: own }) => (
            <>
              <ArchiveCard archive={data.archive} factors={own} />
              <Card title="O que guardamos">
                <p>
                  A{' '}
                  <TextLink to="/institucional/$id" params={{ id: 'privacy' }}>
                    política de privacidade
                  </TextLink>{' '}
                  diz o que é guardado, para quê e por quanto tempo.
                </p>
              </Card>
              <DeletionCard privacy={data} factors={own} />
            </>
          )}
        </QueryView>
      )}
    </QueryView>
  )
}
