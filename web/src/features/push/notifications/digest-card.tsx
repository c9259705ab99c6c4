import type { NotificationPreferences } from '@meio-campo/contract'
import { type DigestChoice, digestChoices } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { accountQuery } from '../../account/profile/account-queries.ts'
import { ResendButton } from '../../account/profile/resend-button.tsx'
import styles from './notifications-tab.module.css'
import { useSavedPreferences } from './use-saved-preferences.ts'

const choices = Object.entries(digestChoices).map(([value, label]) => ({ value: value as DigestChoice, label }))

const sentences: Readonly<Record<DigestChoice, string>> = {
  none: 'Resultados, próximos jogos e lugares na tabela do que você acompanha, em uma mensagem só.',
  daily: 'Toda manhã, no horário de Brasília. Em dias sem nada a contar, não chega nada.',
  weekly: 'Na manhã de segunda-feira, no horário de Brasília. Em semanas sem nada a contar, não chega nada.',
}

/** The settings of the e-mail digest about everything that the account follows. */
export function DigestCard({ initial }: { readonly initial: NotificationPreferences }) {
  const { shown, save } = useSavedPreferences(initial)
  const account = useQuery(accountQuery()).data?.data
  return (
    <Card title="Resumo por e-mail">
      <div className={styles.turn}>
        <Segmented
          label="Resumo por e-mail"
          choices={choices}
          value={shown.digest}
          onChange={(digest) => save({ digest })}
        />
        <p className={styles.note}>{sentences[shown.digest]}</p>
        {account && !account.emailConfirmed && (
          <Notice tone="info" action={<ResendButton />}>
            Para receber o resumo, confirme antes o seu e-mail.
          </Notice>
        )}
      </div>
    </Card>
  )
}
