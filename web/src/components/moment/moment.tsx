import { longMoment, relativeTime, shortMoment } from './moment-words.ts'
import { useNow } from './use-now.ts'

interface Props {
  /** ISO 8601, as the API speaks. */
  readonly at: string
  /** `relative`: "há 3 min", the whole moment in its title. `short`: "18/11, 14:02". */
  readonly form?: 'relative' | 'short'
}

export function Moment({ at, form = 'relative' }: Props) {
  const now = useNow()
  const date = new Date(at)
  return (
    <time dateTime={at} title={longMoment(date)}>
      {form === 'relative' ? relativeTime(date, now) : shortMoment(date, now)}
    </time>
  )
}
