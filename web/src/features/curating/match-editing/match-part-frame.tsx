import type { ReactNode } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { FormActions } from '../../../components/form/form.tsx'
import { placedSentences } from '../../../components/form/placed-errors.ts'
import { useWrongField } from '../../../components/form/use-wrong-field.ts'
import { Notice } from '../../../components/notice.tsx'
import styles from './match-part.module.css'
import { partPlaces } from './part-places.ts'
import type { MatchPart } from './use-match-part.ts'

interface Props {
  readonly part: Pick<MatchPart<object>, 'dirty' | 'restored' | 'sending' | 'errors' | 'save' | 'discard'> & {
    readonly contested: Omit<NonNullable<MatchPart<object>['contested']>, 'theirs'> | null
  }
  readonly label: string
  readonly children: ReactNode
}

/** The frame in which each part of a match is edited: its errors, the restored draft, and the save button. */
export function MatchPartFrame({ part, label, children }: Props) {
  const { dirty, restored, sending, errors, save, discard, contested } = part
  const frame = useWrongField<HTMLFormElement>(errors)
  return (
    <form
      ref={frame}
      className={styles.part}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {restored && (
        <Notice
          tone="warn"
          announce="politely"
          action={
            <Button variant="default" size="xs" onClick={discard}>
              Descartar rascunho
            </Button>
          }
        >
          Rascunho recuperado: o que você mudou e ainda não salvou.
        </Notice>
      )}
      {errors.length > 0 && (
        <Notice tone="warn" announce="at once">
          {placedSentences(errors, partPlaces)}
        </Notice>
      )}
      {children}
      <div className={styles.actions}>
        <Button type="submit" loading={sending} disabled={!dirty}>
          Salvar alterações
        </Button>
        {dirty && !restored && (
          <Button variant="subtle" disabled={sending} onClick={discard}>
            Descartar
          </Button>
        )}
      </div>
      {contested && (
        <Dialog role="alertdialog" label="Alguém mudou antes" onClose={contested.putOff}>
          <h2 className={styles.title}>Alguém mudou isto antes</h2>
          <p>
            Outra pessoa salvou {label.toLowerCase()} depois que você abriu. Nada se perde: o que não ficar continua no
            histórico do jogo.
          </p>
          <FormActions>
            <Button onClick={contested.keepMine}>Salvar a minha por cima</Button>
            <Button variant="default" onClick={contested.takeTheirs}>
              Ficar com a outra
            </Button>
            <Button variant="subtle" onClick={contested.putOff}>
              Voltar
            </Button>
          </FormActions>
        </Dialog>
      )}
    </form>
  )
}
