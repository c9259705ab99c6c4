import type { Duty, User } from '@meio-campo/contract'
import { dutyRoleWords } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { read } from '../../../api/query.ts'
import { Button } from '../../../components/button/button.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { DutyForm, refreshDuties } from './duty-form.tsx'
import { DutyList } from './duty-list.tsx'
import styles from './duty-list.module.css'

interface Props {
  readonly user: User
  readonly onClose: () => void
}

/** The additional rights of a user, which are given and revoked here. */
export function UserDutiesDialog({ user, onClose }: Props) {
  const duties = useQuery(read('/api/v1/usuarios/{id}/funcoes', { params: { id: user.id } }))
  const [giving, setGiving] = useState(false)
  return (
    <FormDialog title={`Funções de ${user.name}`} onClose={onClose} asks>
      <QueryView query={duties}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={styles.empty}>Nenhuma função: {user.name} pode o que toda conta pode.</p>
          ) : (
            <DutyList duties={data} onEnd={(duty) => void endDuty(user, duty)} />
          )
        }
      </QueryView>
      {giving ? (
        <section className={styles.section} aria-label="Nova função">
          <h3 className={styles.heading}>Nova função</h3>
          <DutyForm user={user} onClose={() => setGiving(false)} />
        </section>
      ) : (
        <Button onClick={() => setGiving(true)}>Dar uma função</Button>
      )}
    </FormDialog>
  )
}

async function endDuty(user: User, duty: Duty): Promise<void> {
  await confirm({
    title: 'Retirar função',
    message: `${user.name} deixa de ser ${dutyRoleWords[duty.role].toLowerCase()} disto agora. O que fez continua no histórico.`,
    confirmLabel: 'Retirar',
    danger: true,
    action: async () => {
      const { ok } = await api.delete('/api/v1/usuarios/{id}/funcoes/{funcao}', {
        params: { id: user.id, funcao: duty.id },
      })
      if (ok) showToast('Função retirada.')
      await refreshDuties()
    },
  })
}
