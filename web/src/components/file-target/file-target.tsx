import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { FieldMessage } from '../form/field.tsx'
import { ProgressLine } from '../progress/progress-bar.tsx'
import styles from './file-target.module.css'

export interface FileTargetProps {
  /** Where a form looks for the field that is wrong. */
  readonly name?: string | undefined
  /** The id of the message under it. */
  readonly messageId: string
  readonly fileLabel: string
  readonly chooseLabel: string
  readonly progressLabel: string
  /** What the file picker offers. */
  readonly accept?: string
  /** Percent sent, while something is being sent. */
  readonly progress: number | null
  readonly error: string | undefined
  readonly onFile: (file: File) => void
  /** What is there now. */
  readonly picture: ReactNode
  readonly words: ReactNode
  /** What is taken. */
  readonly hint: string
  /** Beside the button that chooses: one that removes. */
  readonly actions?: ReactNode
}

/** Where a file arrives, by the file picker or dropped. */
export function FileTarget(props: FileTargetProps) {
  const { name, messageId, fileLabel, chooseLabel, progressLabel, accept, progress, error, onFile } = props
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const busy = progress !== null

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !busy) onFile(file)
  }

  return (
    // Dropping is a shortcut: the button does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.target}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {props.picture}
      <div className={styles.words}>
        {props.words}
        <p className={styles.hint}>{props.hint}</p>
        <div className={styles.actions}>
          <input
            ref={input}
            className={styles.input}
            type="file"
            aria-label={fileLabel}
            tabIndex={-1}
            accept={accept}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0]
              // Emptied, so that the same file can be chosen again after a refusal.
              event.currentTarget.value = ''
              if (file) onFile(file)
            }}
          />
          <Button
            variant="default"
            name={name}
            disabled={busy}
            {...(error && { 'aria-describedby': messageId })}
            onClick={() => input.current!.click()}
          >
            {chooseLabel}
          </Button>
          {props.actions}
        </div>
        {busy && <ProgressLine label={progressLabel} percent={progress} />}
        <FieldMessage id={messageId} error={error} />
      </div>
    </div>
  )
}
