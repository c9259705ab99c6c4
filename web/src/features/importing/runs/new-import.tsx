import type { Importable, ImportFile } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { uploadTo } from '../../../api/upload.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { FileDrop } from '../../../components/file-target/file-drop.tsx'
import { FieldMessage } from '../../../components/form/field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { importablesQuery, refreshImports } from './import-queries.ts'
import styles from './new-import.module.css'

const route = getRouteApi('/settings')

const places = [
  { value: 'arquivo', label: 'Arquivo' },
  { value: 'endereco', label: 'Endereço' },
] as const

type Place = (typeof places)[number]['value']

/** A dataset, where its data is, and a rehearsal first. */
export function NewImport() {
  const datasets = useQuery(importablesQuery())
  const [dataset, setDataset] = useState('')
  const [place, setPlace] = useState<Place>('arquivo')
  const [file, setFile] = useState<ImportFile | null>(null)
  const [address, setAddress] = useState('')
  const [progress, setProgress] = useState<number | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [sending, setSending] = useState(false)
  const navigate = route.useNavigate()

  const send = async (chosen: File) => {
    setErrors({})
    setProgress(0)
    const sent = await uploadTo('/api/v1/importacoes/arquivos', chosen, setProgress)
    setProgress(null)
    if (sent.ok) setFile(sent.data.data)
    else setErrors({ file: sent.problem.errors[0]?.message ?? sent.problem.error.Exit.info })
  }

  const start = async (dryRun: boolean) => {
    const missing = missingOf(dataset, place, file, address)
    setErrors(missing)
    if (Object.keys(missing).length > 0 || sending) return
    setSending(true)
    const from = place === 'arquivo' ? { file: file!.id } : { address: address.trim() }
    const started = await api.post('/api/v1/importacoes', { body: { dataset, ...from, dryRun } })
    setSending(false)
    if (!started.ok)
      return setErrors(Object.fromEntries(started.problem.errors.map(({ field, message }) => [field, message])))
    refreshImports()
    void navigate({ search: { aba: 'importacoes', importacao: started.data.data.id } })
  }

  return (
    <Card title="Nova importação">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void start(true)
        }}
      >
        <QueryView query={datasets}>
          {({ data }) => (
            <DatasetChoice datasets={data} value={dataset} error={errors['dataset']} onChange={setDataset} />
          )}
        </QueryView>
        <div className={styles.place}>
          <Segmented label="De onde vêm os dados" choices={places} value={place} onChange={setPlace} />
        </div>
        {place === 'arquivo' ? (
          <FileDrop
            label="Arquivo para importar"
            hint="Um arquivo do conjunto, ou um zip, tar ou gz com todos. Até 1 GB."
            file={file}
            progress={progress}
            error={errors['file']}
            onFile={(chosen) => void send(chosen)}
          />
        ) : (
          <TextField
            label="Endereço"
            name="address"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
            placeholder="https://github.com/openfootball/football.json"
            hint="De um arquivo, de um arquivo compactado ou de um repositório do GitHub. Até 1 GB."
            value={address}
            error={errors['address']}
            onChange={setAddress}
            onBlur={() => undefined}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" loading={sending} disabled={progress !== null}>
            Simular
          </Button>
          <p className={styles.hint}>
            A simulação lê tudo e mostra o que mudaria, sem gravar nada. Depois é só importar de verdade.
          </p>
        </div>
      </form>
    </Card>
  )
}

function missingOf(dataset: string, place: Place, file: ImportFile | null, address: string): Record<string, string> {
  return {
    ...(dataset === '' && { dataset: 'Escolha o conjunto de dados.' }),
    ...(place === 'arquivo' && file === null && { file: 'Escolha um arquivo.' }),
    ...(place === 'endereco' &&
      !/^https?:\/\/\S+$/.test(address.trim()) && { address: 'Comece com http:// ou https://.' }),
  }
}

interface Props {
  readonly datasets: readonly Importable[]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (id: string) => void
}

/** The datasets as cards, each with its licence and credit: native radio buttons, so that the arrow keys work. */
function DatasetChoice({ datasets, value, error, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-message` : undefined}>
      <legend className={styles.legend}>Conjunto de dados</legend>
      <div className={styles.cards}>
        {datasets.map((dataset) => (
          <label key={dataset.id} className={styles.card}>
            <input
              type="radio"
              name="dataset"
              value={dataset.id}
              checked={dataset.id === value}
              aria-label={dataset.title}
              aria-describedby={`${id}-${dataset.id}`}
              onChange={() => onChange(dataset.id)}
            />
            <span className={styles.words}>
              <b>{dataset.title}</b>
              <span id={`${id}-${dataset.id}`} className={styles.about}>
                {licenceWords(dataset)}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-message`} error={error} />
    </fieldset>
  )
}

function licenceWords({ licence, attribution, shareAlike }: Importable): string {
  if (licence === null) return 'Cada dado segue a licença da fonte de onde veio.'
  const same = shareAlike ? 'Quem repassa os dados mantém a mesma licença.' : null
  return [`Licença: ${licence}.`, attribution && `Crédito: ${attribution}`, same].filter(Boolean).join(' ')
}
