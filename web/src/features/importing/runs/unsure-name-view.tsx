import type { UnsureName } from '@meio-campo/contract'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { showDeedToast, showToast } from '../../../state/toasts.ts'
import { RecordField } from '../../curating/records/form/inputs/record-field.tsx'
import { undoEdit } from '../../curating/history/undo-edit.ts'
import { DecisionChoice } from './decision-choice.tsx'
import styles from './decision-list.module.css'
import { refreshImports } from './import-queries.ts'

const kinds = {
  team: { what: 'Time', other: 'É outro time, criar' },
  person: { what: 'Pessoa', other: 'É outra pessoa, criar' },
  stadium: { what: 'Estádio', other: 'É outro estádio, criar' },
} as const
type Kind = keyof typeof kinds

const OTHER = ''

/** One name, whom it could mean, and who says so. */
export function UnsureNameView({ unsure }: { readonly unsure: UnsureName }) {
  const id = useId()
  const kind = unsure.kind as Kind
  const [record, setRecord] = useState<string | null>(null)
  const [found, setFound] = useState<{ id: string; name: string }>({ id: '', name: '' })
  const [sending, setSending] = useState(false)
  const { what, other } = kinds[kind]
  const chosen = found.id === '' ? record : found.id

  const choose = (id: string) => {
    setRecord(id)
    setFound({ id: '', name: '' })
  }
  const dismiss = async (away: boolean) => {
    setSending(true)
    const result = await api.post('/api/v1/nomes-incertos/{id}', {
      params: { id: unsure.id },
      body: { dismiss: away },
    })
    setSending(false)
    refreshImports()
    if (result.ok) showToast(away ? 'Nome deixado de lado.' : 'O nome voltou à lista.')
  }
  const say = async () => {
    if (chosen === null) return
    setSending(true)
    const body = chosen === OTHER ? { create: true as const } : { record: chosen }
    const result = await api.post('/api/v1/nomes-incertos/{id}', { params: { id: unsure.id }, body })
    setSending(false)
    refreshImports()
    if (!result.ok) return
    const { edit } = result.data.data
    if (edit !== null) showDeedToast('Nome lembrado.', 'Desfazer', () => void undoEdit(edit).then(refreshImports))
  }

  return (
    <li className={styles.item} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className={styles.title} id={id}>
          “{unsure.name}”
        </h3>
        <span className={styles.when}>{what}</span>
      </div>
      <p className={styles.note}>
        {[unsure.dataset, ...unsure.context, whereWords(unsure)].filter((word) => word !== '').join(' · ')}
      </p>
      {unsure.placed ? (
        <p className={styles.note}>
          <Badge tone="ok">É</Badge>{' '}
          <RecordPlace linkAddress={unsure.placed.linkAddress}>{unsure.placed.name}</RecordPlace>
        </p>
      ) : unsure.dismissed ? (
        <div className={styles.actions}>
          <Badge>Deixado de lado</Badge>
          <Button
            size="xs"
            variant="default"
            loading={sending}
            aria-describedby={id}
            onClick={() => void dismiss(false)}
          >
            Perguntar de novo
          </Button>
        </div>
      ) : (
        <>
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>De quem é?</legend>
            {unsure.candidates.map((candidate) => (
              <DecisionChoice
                key={candidate.id}
                name={`name-${unsure.id}`}
                title={candidate.name}
                note={candidate.id}
                checked={chosen === candidate.id}
                onChoose={() => choose(candidate.id)}
              />
            ))}
            <DecisionChoice
              name={`name-${unsure.id}`}
              title={other}
              checked={chosen === OTHER}
              onChoose={() => choose(OTHER)}
            />
          </fieldset>
          <div className={styles.picker}>
            <RecordField
              label="Ou procure"
              name={`find-${unsure.id}`}
              kind={kind}
              value={found.id}
              chosenName={found.name}
              error={undefined}
              onPick={(picked, name) => setFound({ id: picked, name })}
              onChange={() => undefined}
              onBlur={() => undefined}
            />
          </div>
          <div className={styles.actions}>
            <Button
              size="xs"
              loading={sending}
              disabled={chosen === null}
              aria-describedby={id}
              onClick={() => void say()}
            >
              Lembrar
            </Button>
            <Button
              size="xs"
              variant="subtle"
              disabled={sending}
              aria-describedby={id}
              onClick={() => void dismiss(true)}
            >
              Deixar de lado
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

function whereWords({ file, line }: UnsureName): string {
  return line === null ? file : `${file}, linha ${line}`
}
