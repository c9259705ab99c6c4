import type { Connection, Difference, KeyTest } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { read } from '../../../api/query.ts'
import { Button } from '../../../components/button/button.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { Notice } from '../../../components/notice.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { budgetWords } from './budget-words.ts'
import { refreshConnections } from './connection-queries.ts'
import styles from './connections-tab.module.css'
import { liveWords } from './live-words.ts'
import { KeyDialog } from './key-dialog.tsx'

interface Props {
  readonly connection: Connection
  readonly connector: NonNullable<Connection['connector']>
  readonly labelledBy: string
}

/** What only a source with a key has: the key, its calls, the competitions, and where its tables differ from ours. */
export function ConnectorPart({ connection, connector, labelledBy }: Props) {
  const { id, title } = connection
  const [asking, setAsking] = useState(false)
  const [testing, setTesting] = useState(false)
  const [comparing, setComparing] = useState(false)
  const { keyHint, keySetAt, keyTest, competitions, choices, budget, live, differences } = connector
  const names = choices.filter(({ code }) => competitions.includes(code)).map(({ name }) => name)

  const testKey = async () => {
    setTesting(true)
    await api.post('/api/v1/conexoes/{id}/chave/testar', { params: { id } })
    setTesting(false)
    refreshConnections()
  }

  return (
    <>
      <FactList
        facts={[
          {
            name: 'Chave',
            value: keyHint !== null && (
              <>
                termina em {keyHint}
                {keySetAt && (
                  <>
                    , posta <Moment at={keySetAt} />
                  </>
                )}
              </>
            ),
          },
          { name: 'Chamadas que restam', value: keyHint !== null && budgetWords(budget) },
          { name: 'Campeonatos', value: names.join(', ') },
          { name: 'Ao vivo', value: live.length > 0 && <LiveLines live={live} /> },
          {
            name: 'Conferência',
            value: differences === 0 ? 'sem diferenças' : counted(differences, 'diferença', 'diferenças'),
          },
        ]}
      />
      {keyTest && <KeyTestNotice keyTest={keyTest} />}
      <div className={styles.actions}>
        {keyHint !== null && (
          <Button
            size="xs"
            variant="default"
            loading={testing}
            aria-describedby={labelledBy}
            onClick={() => void testKey()}
          >
            Testar chave
          </Button>
        )}
        <Button size="xs" variant="default" aria-describedby={labelledBy} onClick={() => setAsking(true)}>
          {keyHint === null ? 'Pôr a chave' : 'Chave e campeonatos'}
        </Button>
        {keyHint !== null && (
          <Button size="xs" variant="default" aria-describedby={labelledBy} onClick={() => void askRemove(id, title)}>
            Tirar a chave
          </Button>
        )}
        {differences > 0 && (
          <Button
            size="xs"
            variant="default"
            aria-describedby={labelledBy}
            aria-expanded={comparing}
            onClick={() => setComparing(!comparing)}
          >
            {comparing ? 'Esconder diferenças' : 'Ver diferenças'}
          </Button>
        )}
      </div>
      {comparing && <Differences id={id} />}
      {asking && <KeyDialog connection={connection} connector={connector} onClose={() => setAsking(false)} />}
    </>
  )
}

function LiveLines({ live }: Pick<Props['connector'], 'live'>) {
  return (
    <ul className={styles.live}>
      {live.map(({ match, name, linkAddress, state, askedAt, operator }) => (
        <li key={match}>
          <RecordPlace linkAddress={linkAddress}>{name}</RecordPlace>: {liveWords(state, operator)},{' '}
          <Moment at={askedAt} />
        </li>
      ))}
    </ul>
  )
}

function KeyTestNotice({ keyTest: { ok, words, at } }: { readonly keyTest: KeyTest }) {
  return (
    <Notice tone={ok ? 'ok' : 'warn'} announce="politely">
      {words} <Moment at={at} />
    </Notice>
  )
}

async function askRemove(id: string, title: string): Promise<void> {
  await confirm({
    title: `Tirar a chave de ${title}?`,
    message: 'Sem chave a fonte não se atualiza. O que já trouxe fica.',
    confirmLabel: 'Tirar a chave',
    action: async () => {
      const result = await api.delete('/api/v1/conexoes/{id}/chave', { params: { id } })
      refreshConnections()
      if (result.ok) showToast('Chave tirada.')
    },
  })
}

const differencesQuery = (id: string) => read('/api/v1/conexoes/{id}/diferencas', { params: { id } })

const columns: readonly Column<Difference>[] = [
  {
    id: 'name',
    head: 'Quem',
    cell: ({ name, linkAddress }) => <RecordPlace linkAddress={linkAddress}>{name}</RecordPlace>,
  },
  {
    id: 'where',
    head: 'Onde',
    cell: ({ kind, edition }) => `${kind === 'standings' ? 'Tabela' : 'Artilharia'} ${edition}`,
  },
  { id: 'label', head: 'O quê', cell: ({ label }) => label },
  { id: 'ours', head: 'Aqui', align: 'end', cell: ({ ours }) => ours ?? '–' },
  { id: 'theirs', head: 'Na fonte', align: 'end', cell: ({ theirs }) => theirs ?? '–' },
]

/** The source's own table only checks ours, which is computed from the matches. */
function Differences({ id }: { readonly id: string }) {
  const differences = useQuery(differencesQuery(id))
  return (
    <QueryView query={differences}>
      {({ data }) => (
        <DataTable
          caption="Diferenças"
          columns={columns}
          rows={data}
          rowKey={({ kind, competition, edition, name, label }) => `${kind} ${competition} ${edition} ${name} ${label}`}
        />
      )}
    </QueryView>
  )
}
