import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { IconRows } from '../../../components/list/icon-row.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { keyPages, statusQuery } from './key-queries.ts'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { quotaFacts } from './quota-words.ts'

export function KeysTab() {
  const keys = useInfiniteQuery(keyPages())
  const [making, setMaking] = useState(false)
  const make = (
    <Button size="xs" leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setMaking(true)}>
      Nova chave
    </Button>
  )
  const none = keys.data?.pages[0]?.data.length === 0
  return (
    <>
      <Card title="Suas chaves" flush aside={!none && make}>
        <PagesView
          query={keys}
          noun={{ one: 'chave', many: 'chaves' }}
          empty={
            <EmptyState title="Nenhuma chave ainda" action={make}>
              Com uma chave, os seus programas leem tudo o que o console mostra. A primeira chamada leva um minuto.
            </EmptyState>
          }
        >
          {(rows) => (
            <IconRows label="Chaves">
              {rows.map((key) => (
                <KeyRow key={key.id} apiKey={key} />
              ))}
            </IconRows>
          )}
        </PagesView>
      </Card>
      <QuotaCard />
      {making && <NewKeyDialog onClose={() => setMaking(false)} />}
    </>
  )
}

/** The plan, and what is left of it: what all keys of the account share. */
function QuotaCard() {
  const status = useQuery(statusQuery())
  return (
    <Card title="Cotas da conta" aside={status.data && <Badge>{`Plano ${status.data.data.plan.name}`}</Badge>}>
      <QueryView query={status} skeleton={<SkeletonRows count={2} />}>
        {({ data }) => <FactList facts={quotaFacts(data)} />}
      </QueryView>
    </Card>
  )
}
