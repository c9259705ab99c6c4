import type { FormEvent, ReactNode } from 'react'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Button } from '../../../../components/button/button.tsx'
import { FormActions } from '../../../../components/form/form.tsx'
import { Moment } from '../../../../components/moment/moment.tsx'
import { Notice } from '../../../../components/notice.tsx'
import type { SiteSection } from './site-place.ts'
import styles from './text-form.module.css'

interface Props {
  readonly label: string
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** What the form was opened with, typed earlier and not saved. */
  readonly draft: { readonly at: string; readonly discard: () => void } | null
  readonly children: ReactNode
}

/** A form as wide as a text needs. */
export function TextForm({ label, onSubmit, draft, children }: Props) {
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={(event) => void onSubmit(event)}>
      {draft && (
        <Notice
          tone="warn"
          announce="politely"
          action={
            <Button variant="default" size="xs" onClick={draft.discard}>
              Descartar rascunho
            </Button>
          }
        >
          Rascunho recuperado: o que você digitou <Moment at={draft.at} /> e ainda não salvou.
        </Notice>
      )}
      {children}
    </form>
  )
}

interface ActionsProps {
  /** What the button that saves says. */
  readonly save: string
  readonly sending: boolean
  readonly section: SiteSection
}

/** Saves the text, or goes back to the list of its section. */
export function TextActions({ save, sending, section }: ActionsProps) {
  return (
    <FormActions>
      <Button type="submit" loading={sending}>
        {save}
      </Button>
      <ButtonLink to="/settings" search={{ aba: 'site', secao: section }} variant="subtle">
        Voltar à lista
      </ButtonLink>
    </FormActions>
  )
}
