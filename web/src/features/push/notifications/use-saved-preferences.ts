import type { NotificationPreferences } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showToast } from '../../../state/toasts.ts'
import { notificationsQuery, savePreferences } from './notification-queries.ts'

type Change = Partial<NotificationPreferences>

/** Shows a choice at once, sends choices one after the other, and reverts refused ones. */
export function useSavedPreferences(initial: NotificationPreferences) {
  // Read here and not from the tab above: what was saved must be on screen in the same render that drops the choice.
  const saved = useQuery(notificationsQuery()).data?.data.preferences ?? initial
  const [chosen, setChosen] = useState<Change>({})
  const sending = useRef(Promise.resolve())
  const waiting = useRef(0)
  const shown = { ...saved, ...chosen }
  const send = async (before: Promise<void>, change: Change) => {
    await before
    const result = await savePreferences(change)
    // Newer choices of the same stay on screen until they have been sent themselves.
    setChosen((now) => withoutSent(now, change))
    waiting.current -= 1
    // One message for several choices in a row.
    if (result.ok && waiting.current === 0) showToast('Preferência salva.')
  }
  const save = (change: Change) => {
    setChosen((before) => ({ ...before, ...change }))
    waiting.current += 1
    sending.current = send(sending.current, change)
  }
  return { shown, save }
}

function withoutSent(now: Change, sent: Change): Change {
  const left = Object.entries(now).filter(([name, value]) => sent[name as keyof Change] !== value)
  return Object.fromEntries(left)
}
