import type { RecordForm } from '@meio-campo/contract'
import { useRouter } from '@tanstack/react-router'
import { Card } from '../../../../components/card.tsx'
import { useFieldsAtOnce } from '../../../../session/duty-fields.ts'
import { listAddress, placeOf, recordAddress, type SettingsNoun } from '../inputs/record-noun.ts'
import { SuggestionForm } from '../../suggestions/suggestion-form.tsx'
import styles from '../../suggestions/suggestion-form.module.css'

interface Props {
  readonly noun: SettingsNoun
  /** Nothing for one that should be there and is not. */
  readonly record?: RecordForm
}

/** For users who may not edit: the same form, which sends a suggestion for an admin to accept. */
export function SuggestionCard({ noun, record }: Props) {
  const router = useRouter()
  const fieldsAtOnce = useFieldsAtOnce(placeOf(noun).kind)
  const back = record ? recordAddress(noun, record.id)! : listAddress(noun)
  return (
    <Card>
      <p className={styles.intro}>
        {record ? 'Viu algo errado? Mude aqui' : 'Falta alguma coisa? Preencha o que você sabe'} e diga de onde vem a
        informação. {fieldsAtOnce.length === 0 && 'Nada muda até a administração aceitar.'}
      </p>
      <SuggestionForm
        kind={placeOf(noun).kind}
        {...(record && { record })}
        onSent={() => router.history.push(back, undefined, { ignoreBlocker: true })}
      />
    </Card>
  )
}
