import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../components/button/button.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { copyText } from '../../state/clipboard.ts'
import { localValues } from '../../state/local-values.ts'
import { callAddress, type ApiCall } from './api-call.ts'
import styles from './snippet-view.module.css'
import { snippetLanguages, writeSnippet, type SnippetLanguage } from './snippets.ts'

const STORED = 'api-language'

function storedLanguage(): SnippetLanguage {
  const stored = localValues.read(STORED)
  return snippetLanguages.find((language) => language === stored) ?? 'curl'
}

/** The call in the language one works with. */
export function SnippetView({ call }: { readonly call: ApiCall }) {
  return <SnippetBox write={(language) => writeSnippet(language, { ...call.asked, address: callAddress(call) })} />
}

interface BoxProps {
  readonly write: (language: SnippetLanguage) => string
  /** Where the terminal does more than call: "Shell". */
  readonly terminalName?: string
}

/** The same program in several languages; the device remembers which one works with. */
export function SnippetBox({ write, terminalName = 'curl' }: BoxProps) {
  const [language, setLanguage] = useState(storedLanguage)
  const snippet = write(language)
  const nameOf = (each: SnippetLanguage) => (each === 'curl' ? terminalName : each)
  const choices = snippetLanguages.map((each) => ({ value: each, label: nameOf(each) }))
  const choose = (next: SnippetLanguage) => {
    localValues.write(STORED, next)
    setLanguage(next)
  }
  return (
    <div className={styles.snippet}>
      <Segmented label="Linguagem" choices={choices} value={language} onChange={choose} />
      <div className={styles.box}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by itself: the keyboard must reach it */}
        <pre className={styles.code} tabIndex={0}>
          <code>{snippet}</code>
        </pre>
        <IconButton
          className={styles.copy}
          size={32}
          aria-label={`Copiar em ${nameOf(language)}`}
          onClick={() => void copyText(snippet)}
        >
          <IconCopy size={16} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
