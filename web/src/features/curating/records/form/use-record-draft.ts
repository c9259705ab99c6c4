import { useEffect, useRef } from 'react'
import { recordDrafts, type RecordDraft } from './record-draft.ts'

const PAUSE_MS = 400

/** Keeps what is typed on the device, a moment after each pause; nothing to keep removes it. */
export function useRecordDraft(key: string | undefined, draft: Omit<RecordDraft, 'at'> | null) {
  const latest = useRef(draft)
  const ended = useRef(false)
  const text = draft && JSON.stringify(draft)
  useEffect(() => {
    latest.current = draft
    if (!key || ended.current) return
    if (text === null) {
      recordDrafts.remove(key)
      return
    }
    const keep = () => {
      if (!ended.current && latest.current) recordDrafts.write(key, { at: new Date().toISOString(), ...latest.current })
    }
    const timer = setTimeout(keep, PAUSE_MS)
    // A reload, or another page, does not wait for the pause.
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
      keep()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text stands for the draft, which is new on every drawing
  }, [key, text])

  /** Saved: there is nothing left to keep. */
  return () => {
    ended.current = true
    if (key) recordDrafts.remove(key)
  }
}
