import type { Suggestion } from '@meio-campo/contract'
import { recordFields } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { useMay } from '../../../session/duties.ts'
import { useUser } from '../../../session/session-store.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { ValueView } from '../records/inputs/value-view.tsx'
import { PartValue } from './part-value.tsx'
import { ReviewActions } from './review-actions.tsx'
import { SourceText } from './source-text.tsx'
import { suggestionPages } from './suggestion-queries.ts'
import { SuggestMissingButton } from './suggest-missing-button.tsx'
import { SuggestionThread } from './suggestion-thread.tsx'
import styles from './suggestion-view.module.css'
import { aboutWords, stateOf, trustWords } from './suggestion-words.ts'

const states = [
  { value: 'todas', label: 'Todas' },
  { value: 'aberta', label: 'Abertas' },
  { value: 'aceita', label: 'Aceitas' },
  { value: 'recusada', label: 'Recusadas' },
] as const

const route = getRouteApi('/settings')

/** Reviewers see the queue, waiting suggestions first; other users see their own and the decisions. */
export function SuggestionsTab() {
  const reviewer = useMay()({ role: 'reviewer', queue: 'suggestions' })
  const { fila: chosen, sugestao } = route.useSearch()
  const fila = chosen ?? (reviewer && !sugestao ? 'aberta' : 'todas')
  const suggestions = useInfiniteQuery(suggestionPages(fila, sugestao))
  const navigate = route.useNavigate()
  return (
    <Card flush>
      <ListTools list="settings/sugestoes">
        <Segmented
          label="Situação"
          choices={states}
          value={fila}
          onChange={(next) =>
            void navigate({ search: { aba: 'sugestoes', fila: next }, replace: true, resetScroll: false })
          }
        />
        <SuggestMissingButton noun="stadium" />
      </ListTools>
      <PagesView
        query={suggestions}
        noun={{ one: 'sugestão', many: 'sugestões' }}
        empty={
          reviewer ? (
            <EmptyState title="Nenhuma sugestão aqui">O que os usuários sugerirem espera nesta lista.</EmptyState>
          ) : (
            <EmptyState title="Você ainda não sugeriu nada">
              Viu algo errado? Em cada página de dados há o botão “Sugerir correção”; nas listas, “Falta um time?”.
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label="Sugestões">
            {rows.map((suggestion) => (
              <SuggestionView key={suggestion.id} suggestion={suggestion} reviewer={reviewer} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}

interface Props {
  readonly suggestion: Suggestion
  readonly reviewer: boolean
}

/** One suggestion, field by field: the present and the suggested value. */
function SuggestionView({ suggestion, reviewer }: Props) {
  const { status, author, source, note, reason, comment, decidedBy, createdAt, atOnce, held } = suggestion
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(suggestion.fields.map(({ field }) => field)))
  const { label, tone } = stateOf(suggestion)
  const user = useUser()
  const own = user?._id === author.id
  // A reviewer's duty does not cover the reviewer's own suggestions; only an admin may decide those.
  const reviewing = reviewer && status === 'open' && (!own || user.admin)
  return (
    <li className={styles.suggestion}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <RecordPlace linkAddress={suggestion.record?.linkAddress ?? null}>{aboutWords(suggestion)}</RecordPlace>
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </header>
      <p className={styles.about}>
        {author.name} ({trustWords(author)}), <Moment at={createdAt} /> · Fonte: <SourceText>{source}</SourceText>
      </p>
      {note && (
        <p className={styles.note}>
          <SourceText>{note}</SourceText>
        </p>
      )}
      <FieldTable suggestion={suggestion} chosen={reviewing ? chosen : null} onChoose={setChosen} />
      {status === 'refused' && (
        <p className={styles.note}>
          Recusada por {decidedBy}: {reason}
        </p>
      )}
      {status === 'accepted' && !atOnce && (
        <p className={styles.note}>
          {label} por {decidedBy}
          {comment ? `: ${comment}` : '.'}
        </p>
      )}
      {held && <p className={styles.note}>Não foi aplicada na hora: {held}</p>}
      <SuggestionThread suggestion={suggestion} own={own} />
      {reviewing && <ReviewActions suggestion={suggestion} chosen={chosen} />}
      {own && status === 'open' && (
        <div className={styles.actions}>
          <Button variant="default" size="xs" onClick={() => void withdraw(suggestion)}>
            Retirar sugestão
          </Button>
        </div>
      )}
    </li>
  )
}

interface TableProps {
  readonly suggestion: Suggestion
  /** The fields that will be accepted; null where nothing can be decided. */
  readonly chosen: ReadonlySet<string> | null
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

function FieldTable({ suggestion, chosen, onChoose }: TableProps) {
  const { kind, part, fields, names, record, status, accepted } = suggestion
  const toggle = (field: string) => {
    const next = new Set(chosen)
    if (!next.delete(field)) next.add(field)
    onChoose(next)
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{part === null ? 'Campo' : 'O quê'}</th>
          {record && <th scope="col">Como está</th>}
          <th scope="col">Sugerido</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, label, before, after, now }) => {
          const stands = status === 'open' ? now : before
          const changed = status === 'open' && JSON.stringify(before) !== JSON.stringify(now)
          return (
            <tr key={field}>
              <th scope="row">
                {chosen ? (
                  <label className={styles.choice}>
                    <input type="checkbox" checked={chosen.has(field)} onChange={() => toggle(field)} />
                    {label}
                  </label>
                ) : (
                  label
                )}
              </th>
              {record && (
                <td data-label="Como está">
                  {part === null ? (
                    <ValueView field={recordFields[kind][field]!} value={stands} />
                  ) : (
                    <PartValue part={part} names={names} value={stands} other={after} suggested={false} />
                  )}
                  {changed && <small className={styles.changed}>mudou depois da sugestão</small>}
                </td>
              )}
              <td data-label="Sugerido">
                {part === null ? (
                  <ValueView field={recordFields[kind][field]!} value={after} name={names[field]} />
                ) : (
                  <PartValue part={part} names={names} value={after} other={stands} suggested />
                )}
                {accepted && !accepted.includes(field) && <small className={styles.changed}>não foi aceito</small>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

async function withdraw({ id }: Suggestion): Promise<void> {
  await confirm({
    title: 'Retirar sugestão',
    message: 'A sugestão deixa de existir. Você pode fazer outra quando quiser.',
    action: async () => {
      const { ok } = await api.delete('/api/v1/sugestoes/{id}', { params: { id } })
      if (ok) showToast('Sugestão retirada.')
      await queryClient.invalidateQueries(allOf('/api/v1/sugestoes'))
    },
  })
}
