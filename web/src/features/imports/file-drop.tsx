import { Button } from '@mantine/core'
import type { ImportFile } from '@meio-campo/contract'
import { IconFileCheck, IconFileUpload } from '@tabler/icons-react'
import { useRef, useState, type DragEvent } from 'react'
import { FieldMessage } from '../../components/form/field.tsx'
import { UploadProgress } from '../../components/picture/upload-progress.tsx'
import styles from './file-drop.module.css'
import { sizeWords } from './import-words.ts'

interface Props {
  readonly label?: string
  /** What is taken. */
  readonly hint?: string
  /** What has arrived. */
  readonly file: Pick<ImportFile, 'name' | 'bytes'> | null
  /** Percent sent, while something is being sent. */
  readonly progress: number | null
  readonly error: string | undefined
  readonly onFile: (file: File) => void
}

/** A file of data that arrives by the file picker, or dropped here. */
export function FileDrop({
  label = 'Arquivo para importar',
  hint = 'Um arquivo do conjunto, ou um zip, tar ou gz com todos. Até 1 GB.',
  file,
  progress,
  error,
  onFile,
}: Props) {
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const busy = progress !== null
  const Sign = file && !busy ? IconFileCheck : IconFileUpload

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped && !busy) onFile(dropped)
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
      <Sign size={28} stroke={1.5} aria-hidden />
      <div className={styles.words}>
        <output>
          {file && !busy ? (
            <>
              <b>{file.name}</b> · {sizeWords(file.bytes)}
            </>
          ) : (
            'Arraste o arquivo até aqui ou escolha um.'
          )}
        </output>
        <p className={styles.hint}>{hint}</p>
        <div className={styles.actions}>
          <input
            ref={input}
            className={styles.input}
            type="file"
            aria-label={label}
            tabIndex={-1}
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0]
              // Emptied, so that the same file can be chosen again after a refusal.
              event.currentTarget.value = ''
              if (chosen) onFile(chosen)
            }}
          />
          <Button
            variant="default"
            disabled={busy}
            {...(error && { 'aria-describedby': 'import-file-message' })}
            onClick={() => input.current!.click()}
          >
            {file ? 'Trocar arquivo' : 'Escolher arquivo'}
          </Button>
        </div>
        {busy && <UploadProgress label="Envio do arquivo" percent={progress} />}
        <FieldMessage id="import-file-message" error={error} />
      </div>
    </div>
  )
}
