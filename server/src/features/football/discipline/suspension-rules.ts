import {
  presetSuspensions,
  type EditionStages,
  type SuspensionPreset,
  type SuspensionRuleSet,
} from '@meio-campo/contract/rules'
import { cbfSuspensions, type SuspensionRules } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readOnce } from '../../../platform/memory/memory.ts'

/** When cards suspend in an edition, and the editions whose cards and matches count together. */
export interface RulesInForce {
  readonly rules: SuspensionRules
  /** The edition itself, and those of the same season that share the count. */
  readonly editions: readonly string[]
}

export interface StoredSuspensions {
  readonly own: SuspensionRuleSet | null
  /** Null where the rules are not known. */
  readonly usual: SuspensionRuleSet | null
  readonly stages: EditionStages
  readonly season: string
}

/** What decides which rules are in force, and which editions share a count. */
export const RULES = ['edition', 'competition']

/** Null means that cards suspend no player. Kept until the frame of an edition or a championship changes. */
export function findRulesInForce(database: Queryable, editionId: string): Promise<RulesInForce | null> {
  const lasting = { topics: [topic.frame(editionId), ...RULES] }
  return readOnce(database, `suspension rules of ${editionId}`, lasting, () => readRulesInForce(database, editionId))
}

async function readRulesInForce(database: Queryable, editionId: string): Promise<RulesInForce | null> {
  const stored = await findStoredSuspensions(database, editionId)
  const set = stored && (stored.own ?? stored.usual)
  if (!set) return null
  return { rules: toRules(set), editions: [editionId, ...(await listShared(database, set, stored.season, editionId))] }
}

export async function findStoredSuspensions(database: Queryable, editionId: string): Promise<StoredSuspensions | null> {
  const edition = await database
    .selectFrom('editions')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .select(['competitions.id', 'competitions.country', 'competitions.participants'])
    .select(['editions.suspensions', 'editions.name as season'])
    .where('editions.id', '=', editionId)
    .executeTakeFirst()
  if (!edition) return null
  const stages = await getStages(database, editionId)
  const preset = usualPreset(edition)
  return {
    own: edition.suspensions as SuspensionRuleSet | null,
    usual: preset && presetSuspensions(preset, stages),
    stages,
    season: edition.season,
  }
}

async function getStages(database: Queryable, editionId: string): Promise<EditionStages> {
  const phases = await database
    .selectFrom('phases')
    .select(['id', 'name', 'kind'])
    .where('edition_id', '=', editionId)
    .orderBy('position')
    .execute()
  const knockouts = phases.filter(({ kind }) => kind === 'knockout').map(({ id }) => id)
  const rounds =
    knockouts.length === 0
      ? []
      : await database
          .selectFrom('rounds')
          .select('name')
          .where('phase_id', 'in', knockouts)
          .orderBy('number')
          .orderBy('name')
          .execute()
  return {
    phases: phases.map(({ name, kind }) => ({ name, kind: kind as EditionStages['phases'][number]['kind'] })),
    rounds: [...new Set(rounds.map(({ name }) => name))],
  }
}

/** The rules of championships whose editions have none of their own. */
function usualPreset(competition: {
  readonly id: string
  readonly country: string | null
  readonly participants: string
}): SuspensionPreset | null {
  if (/^copa_do_mundo(_feminina)?$/.test(competition.id)) return 'fifa'
  return competition.country === 'BR' && competition.participants === 'club' ? 'cbf' : null
}

async function listShared(
  database: Queryable,
  { sharedWith }: SuspensionRuleSet,
  season: string,
  editionId: string,
): Promise<string[]> {
  if (sharedWith.length === 0) return []
  // A championship that was merged into another continues under that one's id.
  const moved = await database
    .selectFrom('redirects')
    .select('new_id')
    .where('kind', '=', 'competition')
    .where('old_id', 'in', [...sharedWith])
    .execute()
  const rows = await database
    .selectFrom('editions')
    .select('id')
    .where('competition_id', 'in', [...sharedWith, ...moved.map(({ new_id }) => new_id)])
    .where('name', '=', season)
    .where('id', '<>', editionId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

function toRules({ yellows, secondYellow, red, wipedAfter }: SuspensionRuleSet): SuspensionRules {
  return {
    limit: yellows ?? Number.POSITIVE_INFINITY,
    cautions: cbfSuspensions.cautions,
    bans: { yellow: 0, secondYellow, red, yellowAndRed: red },
    wipedAfter,
  }
}
