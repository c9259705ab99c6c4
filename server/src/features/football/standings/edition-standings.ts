import {
  positionSeries,
  standings,
  type AsOf,
  type Match,
  type RoundPosition,
  type Side,
  type StandingsRow,
  type StandingsRules,
} from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { isKnownAt } from './as-of.ts'
import { getEditionStructure, type EditionStructure, type PhaseStructure, type Round } from './edition-structure.ts'
import { settleTies, type SettledTie } from './knockout-bracket.ts'

export interface StandingsView {
  readonly asOf?: AsOf | undefined
  readonly side?: Side | undefined
}

export interface GroupStandings {
  readonly name: string
  readonly derived: boolean
  readonly rows: readonly StandingsRow[]
  /** Every team's position after each round; computed on demand, because it needs one table per round. */
  readonly positionSeries: () => ReadonlyMap<string, readonly RoundPosition[]>
}

export interface PhaseStandings {
  readonly id: string
  readonly name: string
  readonly kind: PhaseStructure['kind']
  /** Null in a knock-out; its zones are in it. */
  readonly rules: StandingsRules | null
  readonly rounds: readonly Round[]
  readonly groups: readonly GroupStandings[]
  readonly ties: readonly SettledTie[]
}

/** The tables and knock-outs of an edition, now or at an earlier moment, with team ids. */
export async function getEditionStandings(
  database: Queryable,
  editionId: string,
  view: StandingsView = {},
): Promise<readonly PhaseStandings[]> {
  return editionStandings(await getEditionStructure(database, editionId), view)
}

/** For several tables of one edition, read once. The tables of now are made once for all who ask. */
export function editionStandings(structure: EditionStructure, view: StandingsView = {}): readonly PhaseStandings[] {
  if (view.asOf !== undefined || view.side !== undefined) return foldStandings(structure, view)
  const known = tablesOfNow.get(structure) ?? foldStandings(structure, view)
  tablesOfNow.set(structure, known)
  return known
}

/** Structures do not change: another state of the edition is another structure. */
const tablesOfNow = new WeakMap<EditionStructure, readonly PhaseStandings[]>()

function foldStandings({ phases }: EditionStructure, view: StandingsView): readonly PhaseStandings[] {
  const inKnockouts = knockoutMoment(phases, view.asOf)
  return phases.map((phase) => ({
    id: phase.id,
    name: phase.name,
    kind: phase.kind,
    rules: phase.rules,
    rounds: phase.rounds,
    groups: phase.groups.map(({ name, derived, contest, matches }) => ({
      name,
      derived,
      rows: standings(contest, matches, view),
      positionSeries: once(() =>
        positionSeries(
          contest,
          matches.filter((match) => isKnownAt(match, view.asOf)),
        ),
      ),
    })),
    ties: phase.kind === 'knockout' ? settleTies(phase, inKnockouts) : [],
  }))
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

/** Round 3 of the groups is not a round of the knock-out: there it means the day on which it ended. */
function knockoutMoment(phases: readonly PhaseStructure[], asOf: AsOf | undefined): AsOf | undefined {
  if (!asOf || 'day' in asOf) return asOf
  const tables = phases.flatMap(({ groups }) => groups.flatMap(({ matches }) => matches))
  const days = tables.filter(isUpTo(asOf.round)).flatMap(({ day }) => day ?? [])
  return days.length === 0 ? asOf : { day: days.reduce((last, day) => (day > last ? day : last)) }
}

const isUpTo =
  (last: number) =>
  ({ round }: Match) =>
    round !== null && round <= last
