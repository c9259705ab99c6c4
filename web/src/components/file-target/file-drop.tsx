import type { ImportFile } from '@meio-campo/contract'
import { IconFileCheck, IconFileUpload } from '@tabler/icons-react'
import { FileTarget, type FileTargetProps } from './file-target.tsx'
import { sizeWords } from './size-words.ts'

interface Props extends Pick<FileTargetProps, 'progress' | 'error' | 'onFile'> {
  readonly label: string
  readonly hint: string
  /** What has arrived. */
  readonly file: Pick<ImportFile, 'name' | 'bytes'> | null
}

/** A file of data that arrives by the file picker, or dropped here. */
export function FileDrop({ label, hint, file, ...target }: Props) {
  const arrived = target.progress === null ? file : null
  const Sign = arrived ? IconFileCheck : IconFileUpload
  return (
    <FileTarget
      {...target}
      messageId="import-file-message"
      fileLabel={label}
      chooseLabel={file ? 'Trocar arquivo' : 'Escolher arquivo'}
      progressLabel="Envio do arquivo"
      picture={<Sign size={28} stroke={1.5} aria-hidden />}
      words={
        <output>
          {arrived ? (
            <>
              <b>{arrived.name}</b> · {sizeWords(arrived.bytes)}
            </>
          ) : (
            'Arraste o arquivo até aqui ou escolha um.'
          )}
        </output>
      }
      hint={hint}
    />
  )
}
