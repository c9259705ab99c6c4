import { dotted } from '@meio-campo/contract/rules'
import type { Dataset } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { Moment } from '../../../components/moment/moment.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { showToast } from '../../../state/toasts.ts'
import { datasetsQuery, refreshImports } from '../runs/import-queries.ts'
import { termsWords } from './terms-words.ts'
import styles from './terms-card.module.css'

/** The terms of every source, and where a right is stated to pass on what the general terms forbid. */
export function TermsCard() {
  const datasets = useQuery(datasetsQuery())
  return (
    <Card title="Termos das fontes" flush>
      <p className={styles.hint}>
        O que os termos não deixam passar adiante aparece aqui, com o crédito, e fica fora das exportações. Quem tem
        contrato que o permite declara isso com o próprio nome; a declaração fica na auditoria.
      </p>
      <QueryView query={datasets}>
        {({ data }) => (
          <ul className={styles.list} aria-label="Termos das fontes">
            {data.map((dataset) => (
              <TermsRow key={dataset.id} dataset={dataset} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

function TermsRow({ dataset }: { readonly dataset: Dataset }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{dataset.title}</b>
        <small>{dotted(dataset.licence, dataset.attribution)}</small>
      </div>
      <Badge tone={dataset.redistribution || dataset.rightStatedAt ? 'ok' : 'warn'}>{termsWords(dataset)}</Badge>
      {!dataset.redistribution && <Right dataset={dataset} />}
    </li>
  )
}

const SHORTEST_NAME = 3

function Right({ dataset: { id, title, rightStatedAt, rightStatedBy } }: { readonly dataset: Dataset }) {
  const [name, setName] = useState('')
  const [sending, setSending] = useState(false)
  const send = async (statedBy: string | null) => {
    setSending(true)
    const result = await api.put('/api/v1/fontes/{id}/direito', { params: { id }, body: { statedBy }, formless: true })
    setSending(false)
    refreshImports()
    if (result.ok) showToast(statedBy === null ? 'Declaração retirada.' : 'Direito declarado.')
  }
  if (rightStatedAt) {
    return (
      <div className={styles.right}>
        <span>
          Declarado por {rightStatedBy}, <Moment at={rightStatedAt} />
        </span>
        <Button size="xs" variant="default" loading={sending} onClick={() => void send(null)}>
          Retirar declaração
        </Button>
      </div>
    )
  }
  return (
    <form
      className={styles.right}
      onSubmit={(event) => {
        event.preventDefault()
        void send(name.trim())
      }}
    >
      <input
        className={fieldStyles.input}
        aria-label={`Quem declara ter o direito sobre ${title}`}
        placeholder="Nome de quem declara"
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={sending} disabled={name.trim().length < SHORTEST_NAME}>
        Declarar direito
      </Button>
    </form>
  )
}
