import type { EditionStructure, StructurePhase } from '@meio-campo/contract'
import { useEffect, useState } from 'react'
import { alertFor } from '../../../api/answer.ts'
import { api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query.ts'
import type { Failure } from '../../../api/result.ts'
import { useLeaveQuestion } from '../../../components/form/use-leave-question.ts'
import { useUser } from '../../../session/session-store.ts'
import { showAlert } from '../../../state/dialogs.ts'
import { localValues } from '../../../state/local-values.ts'
import { showActionToast, showToast } from '../../../state/toasts.ts'
import { undoEdit } from '../history/undo-edit.tsx'
import { structureQuery } from './edition-queries.ts'
import { stillRefused, type RefusedStructure } from './refused-parts.ts'
import { mergeStructures } from './structure-merge.ts'

const PAUSE_MS = 400

type Phases = readonly StructurePhase[]
const NOTHING_REFUSED: RefusedStructure = { errors: [], phases: [] }

/** An edition's structure while it is edited: as it was read, as it was changed, and saving it. */
export function useStructure(read: EditionStructure) {
  const user = useUser()
  const [draft] = useState(() => structureDraftOf(user?._id ?? '', read.edition.id))
  const [base, setBase] = useState(read)
  const [phases, setPhases] = useState<Phases>(read.phases)
  const [refusal, setRefusal] = useState<RefusedStructure>(NOTHING_REFUSED)
  const [saving, setSaving] = useState(false)
  const [restored, setRestored] = useState(false)
  const [newer, setNewer] = useState<EditionStructure | null>(null)
  const dirty = JSON.stringify(phases) !== JSON.stringify(base.phases)

  function startFrom(next: EditionStructure, mine: Phases = next.phases) {
    setBase(next)
    setPhases(mine)
    setRefusal(NOTHING_REFUSED)
    setRestored(false)
  }
  // A newer one arrived and nothing was changed over the old one: it is simply shown.
  if (read !== base && !dirty && JSON.stringify(read) !== JSON.stringify(base)) startFrom(read)

  useEffect(() => {
    const kept = draft.read(new Date())
    if (!kept || JSON.stringify(kept.phases) === JSON.stringify(read.phases)) return
    startFrom(kept.base, kept.phases)
    setRestored(true)
    // Only once, when the editor is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (!dirty) return draft.remove()
    const keep = () => draft.write({ at: new Date().toISOString(), base, phases })
    const timer = setTimeout(keep, PAUSE_MS)
    // A reload does not wait for the pause.
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [draft, dirty, base, phases])

  useLeaveQuestion(
    dirty,
    'O que você mudou na estrutura ainda não foi salvo. Fica guardado neste navegador como rascunho.',
  )

  async function save(wanted: Phases, over: EditionStructure) {
    setSaving(true)
    setRefusal(NOTHING_REFUSED)
    const result = await api.put('/api/v1/edicoes/{id}/estrutura', {
      params: { id: over.edition.id },
      body: { phases: [...wanted] },
      ifMatch: over.tag,
      quiet: true,
    })
    setSaving(false)
    if (!result.ok) return refuse(result, wanted)
    const { structure, edit } = result.data.data
    draft.remove()
    startFrom(structure)
    queryClient.setQueryData(structureQuery(structure.edition.id).queryKey, { data: structure })
    void queryClient.invalidateQueries()
    if (edit === null) showToast('Nada mudou.')
    else showActionToast('Estrutura salva.', 'Desfazer', () => void undoEdit(edit))
  }

  function refuse(failure: Failure, sent: Phases) {
    const { current } = failure.problem as { readonly current?: EditionStructure }
    if (failure.status === 412 && current) return setNewer(current)
    setRefusal({ errors: failure.problem.errors, phases: sent })
    const alert = alertFor('PUT', failure)
    if (alert) void showAlert(alert)
  }

  return {
    base,
    phases,
    setPhases,
    dirty,
    /** As they were answered: the same until the next answer. */
    errors: refusal.errors,
    /** Those that still hold. */
    refused: stillRefused(refusal, phases),
    saving,
    restored,
    newer,
    save: () => save(phases, base),
    discard: () => startFrom(read),
    /** Back to work without a decision: nothing is written, nothing is lost. */
    putOff: () => setNewer(null),
    /** Joins what both did, and saves that. */
    settle: async (theirsChosen: ReadonlySet<string>) => {
      if (!newer) return
      const { phases: joined } = mergeStructures(base.phases, phases, newer.phases, theirsChosen)
      setNewer(null)
      setBase(newer)
      setPhases(joined)
      await save(joined, newer)
    },
  }
}

const KEPT_MS = 30 * 24 * 3_600_000

/** Unsaved changes, with the version they started from. */
interface StructureDraft {
  readonly at: string
  readonly base: EditionStructure
  readonly phases: readonly StructurePhase[]
}

/** The stored draft; null where it is too old or has an unexpected shape. */
function parseDraft(stored: string | null, now: Date): StructureDraft | null {
  try {
    const draft = JSON.parse(stored ?? 'null') as StructureDraft | null
    const fresh = draft && now.getTime() - new Date(draft.at).getTime() < KEPT_MS
    return fresh && typeof draft.base.tag === 'string' && Array.isArray(draft.phases) ? draft : null
  } catch {
    return null
  }
}

/** One per account and edition, so that accounts that share a device do not see or overwrite each other's drafts. */
function structureDraftOf(userId: string, editionId: string) {
  const key = `draft:${userId}:structure:${editionId}`
  return {
    read: (now: Date) => parseDraft(localValues.read(key), now),
    write: (draft: StructureDraft) => localValues.write(key, JSON.stringify(draft)),
    remove: () => localValues.remove(key),
  }
}
