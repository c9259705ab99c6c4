import type { RecordForm, Values } from '@meio-campo/contract'
import type { Fields } from '@meio-campo/contract/rules'
import { sameValue } from '../inputs/typed-value.ts'

/** What two people did to one field. */
interface FieldMeeting {
  readonly field: string
  /** When I began. */
  readonly before: unknown
  /** What I want; absent where I left the field alone. */
  readonly mine?: unknown
  /** What it is now. */
  readonly theirs: unknown
}

interface Merge {
  /** Both of us changed these, and not alike: one has to be chosen. */
  readonly both: readonly FieldMeeting[]
  /** Only the other did; it stays as it is. */
  readonly onlyTheirs: readonly FieldMeeting[]
}

/** What the other person changed since I read the record, beside what I changed. */
export function mergeOf(fields: Fields, before: Values, mine: Values, current: Pick<RecordForm, 'values'>): Merge {
  const changed = Object.keys(fields).filter((name) => !sameValue(before[name], current.values[name]))
  const meetings = changed.map((field) => ({
    field,
    before: before[field],
    theirs: current.values[field],
    ...(Object.hasOwn(mine, field) && { mine: mine[field] }),
  }))
  const touched = (meeting: FieldMeeting) => Object.hasOwn(meeting, 'mine')
  return {
    both: meetings.filter((meeting) => touched(meeting) && !sameValue(meeting.mine, meeting.theirs)),
    onlyTheirs: meetings.filter((meeting) => !touched(meeting)),
  }
}

/** The user's changes to save over the newer version, without those where the other value was chosen or is equal. */
export function changesToKeep(
  mine: Values,
  current: Pick<RecordForm, 'values'>,
  theirsChosen: ReadonlySet<string>,
): Values {
  const kept = Object.entries(mine).filter(
    ([name, value]) => !theirsChosen.has(name) && !sameValue(value, current.values[name]),
  )
  return Object.fromEntries(kept)
}
