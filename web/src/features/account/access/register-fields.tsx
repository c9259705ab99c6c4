import { defaultTeams } from '@meio-campo/contract/rules'
import { useState, type ComponentType, type MouseEvent } from 'react'
import { Crest } from '../../../components/crest/crest.tsx'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { FieldMessage } from '../../../components/form/field.tsx'
import type { FieldBinding } from '../../../components/form/use-form.ts'
import { HiddenText } from '../../../components/hidden-text.tsx'
import styles from './access-form.module.css'

type LegalText = 'terms' | 'privacy'

/** Shows both texts over the form; the website draws it and the route passes it. */
export type LegalDialogType = ComponentType<{ readonly first: LegalText; readonly onClose: () => void }>

interface Props extends FieldBinding<boolean> {
  readonly LegalDialog: LegalDialogType
}

/** The consent; its label has links to the texts. */
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

/** The default teams as crests, one or none of them chosen. */
export function TeamPicker({ name, value, error, onChange, onBlur }: FieldBinding<string>) {
  const chosen = defaultTeams.find((team) => team.id === value)
  return (
    <fieldset className={styles.picker}>
      <legend>
        Time do coração <span>(opcional)</span>
      </legend>
      <div className={styles.crests}>
        {defaultTeams.map((team) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the radio is inside
          <label key={team.id} className={styles.crest} title={team.name}>
            <input
              type="radio"
              name={name}
              value={team.id}
              checked={team.id === value}
              onChange={() => onChange(team.id)}
              onBlur={onBlur}
            />
            <Crest team={{ ...team, colours: team.colors }} size={34} />
            <HiddenText>{team.name}</HiddenText>
          </label>
        ))}
      </div>
      <p className={styles.chosen}>
        {chosen ? (
          <>
            <b>{chosen.name}</b>
            <button type="button" onClick={() => onChange('')}>
              Não escolher time
            </button>
          </>
        ) : (
          'Nenhum escolhido. Dá para escolher depois.'
        )}
      </p>
      <FieldMessage id={`${name}-message`} error={error} />
    </fieldset>
  )
}
