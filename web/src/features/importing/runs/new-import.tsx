import type { ImportFile } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { uploadTo } from '../../../api/upload.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { DatasetChoice } from './dataset-choice.tsx'
import { FileDrop } from './file-drop.tsx'
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
          <FileDrop file={file} progress={progress} error={errors['file']} onFile={(chosen) => void send(chosen)} />
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
