import type { MatchEvent } from '@meio-campo/contract'
import { useState } from 'react'
import { Notice } from '../../../../components/notice.tsx'
import { clockAt } from '../../pieces/matches/match-day.ts'
import { hear, recoveryWords, type Hearing } from './recovery.ts'

interface Props {
  readonly query: { readonly isRefetchError: boolean; readonly dataUpdatedAt: number }
  readonly events: readonly MatchEvent[]
}

/** Says when the page stopped hearing of the match, and that nothing was lost when it hears again. */
export function LiveNotice({ query, events }: Props) {
  const [hearing, setHearing] = useState<Hearing>({ events, lost: false, recovered: null })
  const next = hear(hearing, { events, failed: query.isRefetchError, at: query.dataUpdatedAt })
  if (next !== hearing) setHearing(next)
  if (next.lost) {
    return (
      <Notice tone="warn" announce="politely">
        Sem notícias do jogo desde {clockAt(new Date(query.dataUpdatedAt).toISOString())}. A página segue tentando.
      </Notice>
    )
  }
  return (
    next.recovered && (
      <Notice tone="ok" announce="politely">
        {recoveryWords(next.recovered, clockAt)}
      </Notice>
    )
  )
}
