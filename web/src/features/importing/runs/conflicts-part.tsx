import type { Conflict } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showActionToast, showToast } from '../../../state/toasts.ts'
import { undoEdit } from '../../curating/history/undo-edit.tsx'
import { DecisionChoice } from './decision-choice.tsx'
import styles from './decision-list.module.css'
import { parseImportPlace } from './import-place.ts'
import { conflictPages, refreshImports } from './import-queries.ts'
import { valueWords } from './import-words.ts'

const route = getRouteApi('/settings')

const choices = [
  { value: 'abertas', label: 'Abertas' },
  { value: 'decididas', label: 'Decididas' },
] as const

/** Where sources disagree: decided one by one, or all of a field at once. */
export function ConflictsPart() {
  const { decididas = false, campo } = parseImportPlace(route.useSearch())
  const navigate = route.useNavigate()
  const [kind, field] = campo?.split('.') ?? []
  const conflicts = useInfiniteQuery(
    conflictPages({
      resolvida: decididas,
      ...(kind !== undefined && field !== undefined && { tipo: kind, campo: field }),
    }),
  )
  return (
    <Card flush>
      <ListTools list="settings/divergencias">
        <Segmented
          label="Quais divergências"
          choices={choices}
          value={decididas ? 'decididas' : 'abertas'}
          onChange={(which) =>
            void navigate({
              search: {
                aba: 'importacoes',
                parte: 'divergencias',
                ...(which === 'decididas' && { decididas: true }),
                ...(campo !== undefined && { campo }),
              },
              replace: true,
            })
          }
        />
        {campo !== undefined && (
          <TextLink
            to="/settings"
            search={{ aba: 'importacoes', parte: 'divergencias', ...(decididas && { decididas }) }}
          >
            Mostrar todos os campos
          </TextLink>
        )}
      </ListTools>
      <PagesView
        query={conflicts}
        noun={{ one: 'divergência', many: 'divergências' }}
        empty={
          <EmptyState title={decididas ? 'Nada decidido ainda' : 'Nenhuma divergência aberta'}>
            Quando duas fontes dizem coisas diferentes, a mais confiável vale, e a divergência aparece aqui.
          </EmptyState>
        }
      >
        {(rows: readonly Conflict[]) => (
          <ul className={styles.list} aria-label="Divergências">
            {rows.map((conflict) => (
              <ConflictView key={conflict.id} conflict={conflict} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}

const RULE_TIMEOUT_MS = 300_000

/** One conflict: the value of each source, the one that is shown, and the decision. */
function ConflictView({ conflict }: { readonly conflict: Conflict }) {
  const id = useId()
  const [source, setSource] = useState(conflict.chosen)
  const [sending, setSending] = useState(false)
  const open = conflict.resolvedAt === null

  const decide = async () => {
    setSending(true)
    const body = source === conflict.chosen ? { keep: true as const } : { source }
    const result = await api.post('/api/v1/divergencias/{id}/resolver', {
      params: { id: conflict.id },
      body,
      formless: true,
    })
    setSending(false)
    refreshImports()
    if (result.ok) offerUndo('Divergência decidida.', result.data.data.edit)
  }

  return (
    <li className={styles.item} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          <span className={styles.capital}>{conflict.label}</span> de{' '}
          <RecordPlace linkAddress={conflict.linkAddress}>{conflict.name}</RecordPlace>
        </h2>
        <span className={styles.when}>
          {open ? <Moment at={conflict.updatedAt} /> : <Badge tone="ok">Decidida</Badge>}
        </span>
      </div>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>Qual vale?</legend>
        {Object.entries(conflict.said).map(([name, value]) => (
          <DecisionChoice
            key={name}
            name={`conflict-${conflict.id}`}
            title={valueWords(value, conflict.names)}
            note={name === conflict.chosen ? `${name} · à mostra` : name}
            checked={name === source}
            onChoose={() => setSource(name)}
          />
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button size="xs" loading={sending} aria-describedby={id} onClick={() => void decide()}>
          {source === conflict.chosen ? 'Manter este valor' : 'Usar este valor'}
        </Button>
        {open && (
          <Button
            size="xs"
            variant="default"
            aria-describedby={id}
            onClick={() => void askRule(conflict, source.split('/')[0]!)}
          >
            Preferir {source.split('/')[0]} em todas
          </Button>
        )}
        <TextLink
          className={styles.more}
          to="/settings"
          search={{ aba: 'importacoes', parte: 'divergencias', campo: `${conflict.kind}.${conflict.field}` }}
        >
          Só este campo
        </TextLink>
      </div>
    </li>
  )
}

function offerUndo(words: string, edit: string | null): void {
  if (edit === null) showToast(words)
  else showActionToast(words, 'Desfazer', () => void undoEdit(edit).then(refreshImports))
}

async function askRule({ kind, field, label }: Conflict, dataset: string): Promise<void> {
  await confirm({
    title: `Preferir ${dataset}?`,
    message: `Em ${label}, a palavra de ${dataset} passa a valer mais que a das outras fontes.`,
    detail: 'Vale para todas as divergências abertas deste campo e para as próximas importações. Dá para desfazer.',
    confirmLabel: 'Aplicar a todas',
    action: async () => {
      const result = await api.post('/api/v1/divergencias/aplicar', {
        body: { kind, field, dataset },
        timeoutMs: RULE_TIMEOUT_MS,
        formless: true,
      })
      refreshImports()
      if (!result.ok) return
      const { decided, edit } = result.data.data
      offerUndo(`${decided} ${plural(decided, 'divergência decidida.', 'divergências decididas.')}`, edit)
    },
  })
}
