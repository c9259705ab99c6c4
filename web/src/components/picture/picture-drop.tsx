import { Button } from '@mantine/core'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { FieldMessage } from '../form/field.tsx'
import styles from './picture-drop.module.css'
import { UploadProgress } from './upload-progress.tsx'

interface Props {
  /** Where a form looks for the field that is wrong. */
  readonly name?: string
  readonly id?: string
  readonly fileLabel: string
  readonly chooseLabel: string
  readonly progressLabel: string
  /** Percent sent, while something is being sent. */
  readonly progress: number | null
  readonly refusal: string | undefined
  readonly onFile: (file: File) => void
  /** What is there now. */
  readonly picture: ReactNode
  /** Beside the button that chooses: one that removes. */
  readonly actions?: ReactNode
}

/** A picture that arrives by the file picker, or dropped onto its frame. */
export function PictureDrop({
  name,
  id = 'picture-message',
  fileLabel,
  chooseLabel,
  progressLabel,
  progress,
  refusal,
  onFile,
  picture,
  actions,
}: Props) {
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const busy = progress !== null

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }

  return (
    // Dropping is a shortcut: the button does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {picture}
      <div className={styles.words}>
        <p>Arraste uma imagem até aqui ou escolha um arquivo.</p>
        <p className={styles.hint}>JPEG, PNG ou WebP de até 8 MB.</p>
        <div className={styles.actions}>
          <input
            ref={input}
            className={styles.input}
            type="file"
            aria-label={fileLabel}
            tabIndex={-1}
            accept="image/jpeg,image/png,image/webp"
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
            {...(refusal && { 'aria-describedby': id })}
            onClick={() => input.current!.click()}
          >
            {chooseLabel}
          </Button>
          {actions}
        </div>
        {busy && <UploadProgress label={progressLabel} percent={progress} />}
        <FieldMessage id={id} error={refusal} />
      </div>
    </div>
  )
}
