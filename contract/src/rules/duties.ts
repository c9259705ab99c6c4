/**
 * What an ordinary user may be given to do: score matches, edit records, review what waits for a decision, or suggest
 * without waiting for one.
 */
export const dutyRoles = ['scorer', 'editor', 'reviewer', 'suggester'] as const
export type DutyRole = (typeof dutyRoles)[number]

/**
 * The kinds of records that an editor may be given: those edited on pages that every signed-in user can open. Teams,
 * coaches and streamings are created and edited on pages of admins only.
 */
export const dutyKinds = [
  'competition',
  'edition',
  'match',
  'title',
  'broadcastRight',
  'deduction',
  'confederation',
  'player',
  'referee',
  'stadium',
] as const
export type DutyKind = (typeof dutyKinds)[number]

/** The kinds that belong to a championship: the only ones that a duty for championships includes. */
export const kindsOfCompetitions: ReadonlySet<string> = new Set<DutyKind>([
  'competition',
  'edition',
  'match',
  'title',
  'broadcastRight',
  'deduction',
])

export const reviewQueues = ['suggestions', 'duplicates', 'conflicts'] as const
export type ReviewQueue = (typeof reviewQueues)[number]

/** What a duty includes, by ids. An editor's kinds and championships limit each other where both are given. */
export interface DutyScope {
  readonly role: DutyRole
  readonly kinds: readonly DutyKind[]
  readonly competitions: readonly string[]
  readonly teams: readonly string[]
  readonly matches: readonly string[]
  readonly queues: readonly ReviewQueue[]
  /** Of a suggester, as `dutyField` (`contract/src/rules/duty-fields.ts`) writes them. */
  readonly fields: readonly string[]
}

/** What a call, or a button of the console, touches. */
export type Touched =
  | {
      readonly role: 'scorer'
      readonly match: string
      readonly teams: readonly string[]
      readonly competition: string
    }
  | {
      readonly role: 'editor'
      /** Any other word than a `DutyKind` is a kind that no duty includes. */
      readonly kind: string
      /** Null where the record belongs to no championship. */
      readonly competition: string | null
    }
  | { readonly role: 'reviewer'; readonly queue: ReviewQueue }
  | { readonly role: 'suggester'; readonly field: string }

/** The one decision, for the server's guard and the console's buttons alike. */
export function includes(duty: DutyScope, touched: Touched): boolean {
  if (duty.role !== touched.role) return false
  if (touched.role === 'reviewer') return duty.queues.includes(touched.queue)
  if (touched.role === 'suggester') return duty.fields.includes(touched.field)
  if (touched.role === 'scorer') {
    return (
      duty.matches.includes(touched.match) ||
      duty.competitions.includes(touched.competition) ||
      touched.teams.some((team) => duty.teams.includes(team))
    )
  }
  const kinds: readonly string[] = duty.kinds
  const { kind, competition } = touched
  if (!(dutyKinds as readonly string[]).includes(kind)) return false
  if (kinds.length === 0 && duty.competitions.length === 0) return false
  return (
    (kinds.length === 0 || kinds.includes(kind)) &&
    (duty.competitions.length === 0 || (competition !== null && duty.competitions.includes(competition)))
  )
}

/** Which lists a role's duty may hold. */
export const scopesOfRole: Readonly<
  Record<DutyRole, readonly ('kinds' | 'competitions' | 'teams' | 'matches' | 'queues' | 'fields')[]>
> = {
  scorer: ['matches', 'teams', 'competitions'],
  editor: ['kinds', 'competitions'],
  reviewer: ['queues'],
  suggester: ['fields'],
}

export const dutyRoleWords: Readonly<Record<DutyRole, string>> = {
  scorer: 'Mesário',
  editor: 'Editor',
  reviewer: 'Revisor',
  suggester: 'Colaborador',
}

export const dutyKindWords: Readonly<Record<DutyKind, string>> = {
  competition: 'campeonatos',
  edition: 'edições',
  match: 'jogos',
  title: 'campeões',
  broadcastRight: 'direitos de transmissão',
  deduction: 'perdas de pontos',
  confederation: 'confederações',
  player: 'jogadores',
  referee: 'árbitros',
  stadium: 'estádios',
}

export const reviewQueueWords: Readonly<Record<ReviewQueue, string>> = {
  suggestions: 'sugestões',
  duplicates: 'duplicados',
  conflicts: 'divergências',
}
