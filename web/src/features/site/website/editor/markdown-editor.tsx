import { useRef, useState, type ChangeEvent } from 'react'
import { Button } from '../../../../components/button/button.tsx'
import { TextAreaField } from '../../../../components/form/text-area-field.tsx'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import { Markdown } from '../../../../components/markdown/markdown.tsx'
import { useUpload } from '../../../../components/picture/use-upload.ts'
import { Segmented } from '../../../../components/segmented.tsx'
import styles from './markdown-editor.module.css'
import { describeFile, insertPicture } from './picture-mark.ts'

const modes = [
  { value: 'write', label: 'Escrever' },
  { value: 'preview', label: 'Prévia' },
] as const

/** Text in Markdown with its pictures, and how it will look. */
export function MarkdownEditor(binding: FieldBinding<string>) {
  const [mode, setMode] = useState<'write' | 'preview'>('write')
  const editor = useRef<HTMLDivElement>(null)
  // A wrong text is shown where it can be put right.
  const writing = mode === 'write' || binding.error !== undefined
  const add = (address: string, fileName: string) => {
    const area = editor.current?.querySelector('textarea')
    const text = area?.value ?? binding.value
    binding.onChange(insertPicture(text, area?.selectionStart ?? text.length, address, describeFile(fileName)))
  }
  return (
    <div className={styles.editor} ref={editor}>
      <div className={styles.tools}>
        <Segmented label="Modo do editor" choices={modes} value={writing ? 'write' : 'preview'} onChange={setMode} />
        {writing && <PictureButton onSent={add} />}
      </div>
      {writing ? (
        <TextAreaField
          label="Texto"
          rows={18}
          hint="Em Markdown: # título, **negrito**, [link](https://…), - lista. Entre os colchetes de uma imagem, o que ela mostra."
          {...binding}
        />
      ) : (
        <section className={styles.preview} aria-label="Prévia do texto">
          {binding.value.trim() === '' ? (
            <p className={styles.nothing}>Nada escrito ainda.</p>
          ) : (
            <Markdown>{binding.value}</Markdown>
          )}
        </section>
      )}
    </div>
  )
}

/** Sends a picture; the text names it where the caret is. */
function PictureButton({ onSent }: { readonly onSent: (address: string, fileName: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const name = useRef('')
  const { send, progress, refusal } = useUpload((address) => {
    onSent(address, name.current)
    return null
  })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file) return
    name.current = file.name
    void send(file)
  }
  return (
    <div className={styles.picture}>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Imagem para o texto"
        hidden
        onChange={choose}
      />
      <Button variant="default" size="xs" disabled={progress !== null} onClick={() => input.current?.click()}>
        {progress === null ? 'Inserir imagem' : `Enviando imagem: ${Math.round(progress)}%`}
      </Button>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </div>
  )
}
