import type { Factors, Privacy } from '@meio-campo/contract'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { showToast } from '../../../state/toasts.ts'
import styles from '../factors/factors.module.css'
import { ProofDialog } from '../factors/proof-dialog.tsx'
import { keepAccount, noteDeletion, refreshPrivacy } from './privacy-queries.ts'

interface Props {
  readonly privacy: Privacy
  readonly factors: Factors
}

export function DeletionCard({ privacy, factors }: Props) {
  const [asking, setAsking] = useState(false)
  const { deletesAt, lastAdmin } = privacy
  return (
    <Card title="Excluir a conta">
      <div className={styles.line}>
        <p>{describeDeletion(privacy)}</p>
        {deletesAt !== null && (
          <Button variant="default" onClick={() => void keepAccount()}>
            Manter a conta
          </Button>
        )}
        {deletesAt === null && !lastAdmin && (
          <Button color="danger" onClick={() => setAsking(true)}>
            Excluir a conta
          </Button>
        )}
      </div>
      {asking && (
        <ProofDialog
          title="Excluir a conta"
          note="Em sete dias, a sua conta e tudo o que guardamos dela são apagados, e não há volta. Até lá tudo continua como está, e você pode mudar de ideia."
          words="Excluir em sete dias"
          factors={factors}
          onProof={async (body) => {
            const result = await api.post('/api/v1/conta/exclusao', { body })
            if (!result.ok) return result
            noteDeletion(result.data.data)
            await refreshPrivacy()
            setAsking(false)
            showToast('A conta será excluída em sete dias.')
            return result
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

export function describeDeletion({ deletesAt, lastAdmin }: Pick<Privacy, 'deletesAt' | 'lastAdmin'>): string {
  if (deletesAt !== null)
    return `Esta conta e tudo o que guardamos dela serão apagados em ${longMoment(new Date(deletesAt))}.`
  if (lastAdmin)
    return 'Esta é a última conta de administração e não pode ser excluída. Dê antes acesso de administração a outra pessoa, em Usuários.'
  return 'A conta, as chaves, os webhooks e tudo o mais que guardamos de você são apagados depois de sete dias. O que você fez pelos dados de futebol fica, sem o seu nome.'
}
