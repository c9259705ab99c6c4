import type { AccountArchive, Factors } from '@meio-campo/contract'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { openAddress } from '../../../api/open-call.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { sizeWords } from '../../../components/file-target/size-words.ts'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { showToast } from '../../../state/toasts.ts'
import styles from '../factors/factors.module.css'
import { ProofDialog } from '../factors/proof-dialog.tsx'
import own from './archive-card.module.css'
import { refreshPrivacy } from './privacy-queries.ts'

interface Props {
  readonly archive: AccountArchive | null
  readonly factors: Factors
}

/** Asks for the archive, waits for the job, and offers the file while it is there. */
export function ArchiveCard({ archive, factors }: Props) {
  const [asking, setAsking] = useState(false)
  const [downloading, setDownloading] = useState(false)
  const request = async () => {
    setAsking(true)
    const result = await api.post('/api/v1/conta/arquivos')
    if (result.ok) showToast('Pedido anotado. O arquivo aparece aqui quando estiver pronto.')
    await refreshPrivacy()
    setAsking(false)
  }
  const underWay = archive?.status === 'waiting' || archive?.status === 'running'
  return (
    <Card title="Os seus dados">
      <div className={styles.line}>
        <p aria-live="polite">{describeArchive(archive)}</p>
        <div className={own.buttons}>
          {archive?.status === 'done' && (
            <>
              <Button onClick={() => setDownloading(true)}>Baixar</Button>
              <Button variant="default" onClick={() => void removeArchive(archive.id)}>
                Apagar
              </Button>
            </>
          )}
          <Button variant="default" loading={asking || underWay} onClick={() => void request()}>
            {archive === null ? 'Pedir o arquivo' : 'Pedir outro'}
          </Button>
        </div>
      </div>
      {downloading && archive && (
        <ProofDialog
          title="Baixar os seus dados"
          note="O arquivo tem tudo o que guardamos da sua conta. Antes, mostre que é você."
          words="Baixar"
          factors={factors}
          onProof={async (body) => {
            const result = await api.post('/api/v1/conta/arquivos/{id}/baixar', { params: { id: archive.id }, body })
            if (!result.ok) return result
            window.location.assign(openAddress(result.data.data.address))
            setDownloading(false)
            showToast('Download iniciado.')
            return result
          }}
          onClose={() => setDownloading(false)}
        />
      )}
    </Card>
  )
}

export function describeArchive(archive: AccountArchive | null): string {
  const all =
    'Tudo o que guardamos da sua conta em um arquivo ZIP: JSON para programas, CSV para planilhas e as imagens que você enviou.'
  if (archive === null) return all
  if (archive.status === 'done')
    return `Pronto: ${sizeWords(archive.bytes ?? 0)}. Fica aqui até ${longMoment(new Date(archive.expiresAt))}.`
  if (archive.status === 'failed') return 'Não conseguimos fazer o arquivo. Peça outro.'
  return 'Estamos juntando os seus dados. Você recebe um e-mail quando o arquivo estiver pronto.'
}

async function removeArchive(id: string): Promise<void> {
  const result = await api.delete('/api/v1/conta/arquivos/{id}', { params: { id } })
  if (result.ok) showToast('Arquivo apagado.')
  await refreshPrivacy()
}
