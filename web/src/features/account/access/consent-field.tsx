import { useState, type ComponentType, type MouseEvent } from 'react'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import type { FieldBinding } from '../../../components/form/use-form.ts'
import styles from './consent-field.module.css'

type LegalText = 'terms' | 'privacy'

/** Shows both texts over the form; the website draws it and the route passes it. */
export type LegalDialogType = ComponentType<{ readonly first: LegalText; readonly onClose: () => void }>

interface Props extends FieldBinding<boolean> {
  readonly LegalDialog: LegalDialogType
}

/** The consent; its words open the texts it speaks of. */
export function ConsentField({ LegalDialog, ...field }: Props) {
  const [shown, setShown] = useState<LegalText | null>(null)
  // A link and not a button: inside a label a button would be a second control of it.
  const link = (text: LegalText, words: string) => (
    <a
      className={styles.link}
      href={`/institucional/${text}`}
      aria-haspopup="dialog"
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        setShown(text)
      }}
    >
      {words}
    </a>
  )
  return (
    <>
      <CheckboxField {...field}>
        Li e aceito os {link('terms', 'termos de uso')} e a {link('privacy', 'política de privacidade')}
      </CheckboxField>
      {shown && <LegalDialog first={shown} onClose={() => setShown(null)} />}
    </>
  )
}
