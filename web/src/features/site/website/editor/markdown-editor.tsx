import { useState } from 'react'
import { TextAreaField } from '../../../../components/form/text-area-field.tsx'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import { Markdown } from '../../../../components/markdown/markdown.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import styles from './markdown-editor.module.css'

const modes = [
  { value: 'write', label: 'Escrever' },
  { value: 'preview', label: 'Prévia' },
] as const

/** Text in Markdown, and how it will look. */
export function MarkdownEditor(binding: FieldBinding<string>) {
  const [mode, setMode] = useState<'write' | 'preview'>('write')
  // A wrong text is shown where it can be put right.
  const writing = mode === 'write' || binding.error !== undefined
  return (
    <div className={styles.editor}>
      <Segmented label="Modo do editor" choices={modes} value={writing ? 'write' : 'preview'} onChange={setMode} />
      {writing ? (
        <TextAreaField
          label="Texto"
          rows={18}
          hint="Em Markdown: # título, **negrito**, [link](https://…), - lista."
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
