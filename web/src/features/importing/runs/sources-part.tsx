import { dotted } from '@meio-campo/contract/rules'
import type { Dataset } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { showToast } from '../../../state/toasts.ts'
import styles from './sources-part.module.css'
import { datasetsQuery, refreshImports } from './import-queries.ts'

const TIMEOUT_MS = 300_000
const CURATED = 'curadoria'

/** The sources in their order of trust: where two disagree, the smaller number counts. */
export function SourcesPart() {
  const datasets = useQuery(datasetsQuery())
  return (
    <Card title="Em quem confiar" flush>
      <p className={styles.hint}>
        Onde duas fontes divergem, vale a de número menor. Mudar o número muda na hora o que está à mostra; o que foi
        posto à mão fica.
      </p>
      <QueryView query={datasets}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title="Nenhuma fonte ainda">Cada conjunto importado aparece aqui.</EmptyState>
          ) : (
            <ul className={styles.list} aria-label="Fontes, por confiança">
              {data.map((dataset) => (
                <SourceRow key={`${dataset.id} ${dataset.trust}`} dataset={dataset} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
}

function SourceRow({ dataset }: { readonly dataset: Dataset }) {
  const [trust, setTrust] = useState(String(dataset.trust))
  const [sending, setSending] = useState(false)
  const fixed = dataset.id === CURATED
  const value = /^\d{1,5}$/.test(trust) ? Number(trust) : null
  const valid = value !== null && value >= 1 && value <= 10_000

  const save = async () => {
    if (value === null || !valid || value === dataset.trust) return
    setSending(true)
    const result = await api.patch('/api/v1/fontes/{id}', {
      params: { id: dataset.id },
      body: { trust: value },
      formless: true,
      timeoutMs: TIMEOUT_MS,
    })
    setSending(false)
    refreshImports()
    if (result.ok) showToast('Ordem de confiança mudada.')
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{dataset.title}</b>
        <small>{aboutWords(dataset)}</small>
        <FieldTrust dataset={dataset} />
      </div>
      {fixed ? (
        <span className={styles.fixed}>Vale sempre</span>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <input
            className={fieldStyles.input}
            aria-label={`Confiança de ${dataset.title}`}
            aria-invalid={!valid || undefined}
            inputMode="numeric"
            maxLength={5}
            value={trust}
            onChange={(event) => setTrust(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={sending} disabled={!valid || value === dataset.trust}>
            Mudar
          </Button>
        </form>
      )}
    </li>
  )
}

function aboutWords({ id, licence, attribution }: Dataset): string {
  return dotted(id, licence, attribution)
}

/** Where it is trusted otherwise, on single fields. */
function FieldTrust({ dataset: { fieldTrust } }: { readonly dataset: Dataset }) {
  const fields = Object.entries(fieldTrust)
  if (fields.length === 0) return null
  return <small>Em campos: {fields.map(([field, trust]) => `${field} ${trust}`).join(', ')}</small>
}
