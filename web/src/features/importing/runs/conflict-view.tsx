import type { Conflict } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showDeedToast } from '../../../state/toasts.ts'
import { undoEdit } from '../../curating/history/undo-edit.ts'
import { DecisionChoice } from './decision-choice.tsx'
import styles from './decision-list.module.css'
import { refreshImports } from './import-queries.ts'
import { saidWords } from './import-words.ts'

const RULE_TIMEOUT_MS = 300_000

/** One disagreement: what each source says, which one is shown, and the decision. */
export function ConflictView({ conflict }: { readonly conflict: Conflict }) {
  const id = useId()
  const [source, setSource] = useState(conflict.chosen)
  const [sending, setSending] = useState(false)
  const open = conflict.resolvedAt === null

  const decide = async () => {
    setSending(true)
    const body = source === conflict.chosen ? { keep: true as const } : { source }
    const result = await api.post('/api/v1/divergencias/{id}/resolver', { params: { id: conflict.id }, body })
    setSending(false)
    refreshImports()
    if (result.ok) offerUndo('Divergência decidida.', result.data.data.edit)
  }

  return (
    <li className={styles.item} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className={styles.title} id={id}>
          <span className={styles.capital}>{conflict.label}</span> de{' '}
          <RecordPlace linkAddress={conflict.linkAddress}>{conflict.name}</RecordPlace>
        </h3>
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
            title={saidWords(value, conflict.names)}
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
  if (edit !== null) showDeedToast(words, 'Desfazer', () => void undoEdit(edit).then(refreshImports))
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
      })
      refreshImports()
      if (!result.ok) return
      const { decided, edit } = result.data.data
      offerUndo(`${decided} ${plural(decided, 'divergência decidida.', 'divergências decididas.')}`, edit)
    },
  })
}
