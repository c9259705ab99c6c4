import { slug, UNSTATED_PHASE } from '@meio-campo/contract/rules'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { groupIdOf, phaseIdOf, roundIdOf, tieIdOf } from '../../football/editions/structure-ids.ts'
import type { Place } from '../choosing/match-choice.ts'
import type { Edition } from './edition.ts'
import { canonical } from '../../../database/canonical.ts'
import { standardRules, tieRulesOf } from '../../football/standings/standard-rules.ts'
import type { WriteQueue } from './write-queue.ts'

export interface PlacedIn {
  readonly phase_id: string
  readonly group_id: string | null
  readonly round_id: string | null
  readonly tie_id: string | null
  readonly leg: 1 | 2 | null
}

interface Phase {
  readonly id: string
  readonly kind: string
  readonly rounds: Map<string, string>
  readonly groups: Map<string, string>
}

/** Phases, groups, rounds and ties of one edition, made when the first match needs them. */
export class StructureWriter {
  readonly #edition: Edition
  readonly #writes: WriteQueue
  readonly #phases = new Map<string, Phase>()
  readonly #ties = new Set<string>()
  /** The ids of stored ties by the id that their round and teams give: a tie that was drawn by its places has another. */
  readonly #drawn = new Map<string, string>()
  readonly #entered = new Set<string>()

  private constructor(edition: Edition, writes: WriteQueue) {
    this.#edition = edition
    this.#writes = writes
  }

  static async load(transaction: Transaction<DB>, writes: WriteQueue, edition: Edition): Promise<StructureWriter> {
    const book = new StructureWriter(edition, writes)
    if (edition.fresh) return book
    const phases = await transaction
      .selectFrom('phases')
      .select(['id', 'name', 'kind'])
      .where('edition_id', '=', edition.id)
      .execute()
    if (phases.length === 0) return book
    const ids = phases.map(({ id }) => id)
    const rounds = await transaction.selectFrom('rounds').selectAll().where('phase_id', 'in', ids).execute()
    const groups = await transaction.selectFrom('groups').selectAll().where('phase_id', 'in', ids).execute()
    const ties = await transaction.selectFrom('ties').selectAll().where('phase_id', 'in', ids).execute()
    for (const { id, name, kind } of phases) {
      const own = <Row extends { phase_id: string }>(rows: readonly Row[]) => rows.filter((row) => row.phase_id === id)
      book.#phases.set(name, {
        id,
        kind,
        rounds: new Map(own(rounds).map((round) => [roundKey(round), round.id])),
        groups: new Map(own(groups).map((group) => [group.name, group.id])),
      })
    }
    for (const { id, phase_id, round_id, first_id, second_id } of ties) {
      book.#ties.add(id)
      if (first_id && second_id) book.#drawn.set(tieIdOf(round_id ?? phase_id, first_id, second_id), id)
    }
    return book
  }

  place(place: Place, home: string, away: string): PlacedIn {
    const { competition } = this.#edition
    const stated =
      place.phase ?? (competition.kind === 'league' ? { name: 'Pontos corridos', kind: 'league' as const } : null)
    const phase = this.#phase(stated ?? { name: UNSTATED_PHASE, kind: 'knockout' })
    const group = place.group === null || phase.kind !== 'groups' ? null : this.#group(phase, place.group)
    const round = place.round === null ? null : this.#round(phase, place.round)
    if (phase.kind !== 'knockout') for (const team of [home, away]) this.#enter(phase, team, group)
    // Without a phase it is unknown whether two matches of a pair are one tie.
    const tie = stated !== null && phase.kind === 'knockout' ? this.#tie(phase, round, place.leg, home, away) : null
    return { phase_id: phase.id, group_id: group, round_id: round, tie_id: tie, leg: place.leg }
  }

  #phase({ name, kind }: NonNullable<Place['phase']>): Phase {
    const known = this.#phases.get(name)
    if (known) return known
    const { id: edition, competition, year } = this.#edition
    const phase: Phase = { id: phaseIdOf(edition, name), kind, rounds: new Map(), groups: new Map() }
    const { rules, zones } = standardRules(competition.id, year, kind)
    this.#writes.insert('phases', {
      id: phase.id,
      edition_id: edition,
      position: this.#phases.size,
      name,
      kind,
      rules: rules as never,
      zones: zones as never,
    })
    this.#phases.set(name, phase)
    return phase
  }

  #group(phase: Phase, stated: string): string {
    const name = /^([A-Z]|\d{1,2})$/.test(stated) ? `Grupo ${stated}` : stated
    const known = phase.groups.get(name)
    if (known !== undefined) return known
    const id = groupIdOf(phase.id, name)
    this.#writes.insert('groups', { id, phase_id: phase.id, position: phase.groups.size, name })
    phase.groups.set(name, id)
    return id
  }

  #round(phase: Phase, stated: NonNullable<Place['round']>): string {
    // Datasets write `1ª rodada`, `Rodada 1`, `Matchday 1`: a table's round is its number.
    const name = stated.number !== null && phase.kind !== 'knockout' ? `Rodada ${stated.number}` : stated.name
    const round = { number: stated.number, name }
    const known = phase.rounds.get(roundKey(round))
    if (known !== undefined) return known
    const id = roundIdOf(phase.id, round)
    this.#writes.insert('rounds', { id, phase_id: phase.id, ...round })
    phase.rounds.set(roundKey(round), id)
    return id
  }

  #enter(phase: Phase, team_id: string, group_id: string | null): void {
    const mark = `${phase.id} ${team_id}`
    if (this.#entered.has(mark)) return
    this.#entered.add(mark)
    this.#writes.insert('phase_teams', { phase_id: phase.id, team_id, group_id })
  }

  #tie(phase: Phase, round: string | null, leg: 1 | 2 | null, home: string, away: string): string {
    const own = tieIdOf(round ?? phase.id, home, away)
    const id = this.#drawn.get(own) ?? own
    if (this.#ties.has(id)) return id
    this.#ties.add(id)
    const { competition, year } = this.#edition
    const usual = tieRulesOf(competition.id, year, true)
    const rules = tieRulesOf(competition.id, year, leg !== null)
    this.#writes.insert('ties', {
      id,
      phase_id: phase.id,
      round_id: round,
      position: this.#ties.size,
      first_id: leg === 2 ? away : home,
      second_id: leg === 2 ? home : away,
      rules: (canonical(rules) === canonical(usual) ? null : rules) as never,
    })
    return id
  }
}

function roundKey({ number, name }: { readonly number: number | null; readonly name: string }): string {
  return number === null ? slug(name) : `r${number}`
}
