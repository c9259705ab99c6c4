import type { EditionStructure, StructurePhase } from '@meio-campo/contract'
import { localValues } from '../../../state/local-values.ts'

const KEPT_MS = 30 * 24 * 3_600_000

/** What somebody changed and has not saved, with what they began from. */
export interface StructureDraft {
  readonly at: string
  readonly base: EditionStructure
  readonly phases: readonly StructurePhase[]
}

/** What was stored, whatever it holds: anything unexpected or too old is no draft. */
function parseDraft(stored: string | null, now: Date): StructureDraft | null {
  try {
    const draft = JSON.parse(stored ?? 'null') as StructureDraft | null
    const fresh = draft && now.getTime() - new Date(draft.at).getTime() < KEPT_MS
    return fresh && typeof draft.base.tag === 'string' && Array.isArray(draft.phases) ? draft : null
  } catch {
    return null
  }
}

/** One per person and edition: somebody else on the same device neither sees nor loses it. */
export function structureDraftOf(userId: string, editionId: string) {
  const key = `draft:${userId}:structure:${editionId}`
  return {
    read: (now: Date) => parseDraft(localValues.read(key), now),
    write: (draft: StructureDraft) => localValues.write(key, JSON.stringify(draft)),
    remove: () => localValues.remove(key),
  }
}
