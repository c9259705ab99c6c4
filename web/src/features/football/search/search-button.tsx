import { IconSearch } from '@tabler/icons-react'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useUser } from '../../../session/session-store.ts'
import { useStore } from '../../../state/store.ts'
import styles from './search-button.module.css'
import { searchOpen } from '../../../console/shell/search-open.ts'
import { TypedAhead } from './typed-ahead.tsx'

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

export interface SearchDialogProps {
  readonly admin: boolean
  /** What was typed before it had loaded. */
  readonly text: string
  readonly onClose: () => void
}

interface Props {
  /** Loaded on first use; the caller adds the console's own pages and actions to it. */
  readonly dialog: ComponentType<SearchDialogProps>
}

/** Opens the search, also with Ctrl/Cmd+K on any page. Only for signed-in users. */
export function SearchButton({ dialog: SearchDialog }: Props) {
  const user = useUser()
  const open = useStore(searchOpen)
  const signedIn = user !== null
  useEffect(() => {
    if (!signedIn) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // An open dialog must be answered first.
      searchOpen.set(!searchOpen.get() && document.querySelector('dialog[open]') === null)
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
      searchOpen.set(false)
    }
  }, [signedIn])
  if (!signedIn) return null
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => searchOpen.set(true)}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span className={styles.words}>Buscar times, pessoas, jogos…</span>
        <kbd className={styles.key}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {open && <OpenSearch dialog={SearchDialog} admin={user.admin} />}
    </>
  )
}

const close = () => searchOpen.set(false)

function OpenSearch({ dialog: SearchDialog, admin }: Props & Pick<SearchDialogProps, 'admin'>) {
  const [text, setText] = useState('')
  return (
    <Suspense fallback={<TypedAhead onText={setText} onClose={close} />}>
      <SearchDialog admin={admin} text={text} onClose={close} />
    </Suspense>
  )
}
