import { officialsOf } from '../people/referees.ts'
import type { PlannedMatch } from '../season/planned-match.ts'
import type { World } from '../season/world.ts'

export function officialRows({ panels }: World, { id, panel, sequence }: PlannedMatch) {
  return officialsOf(panels[panel], sequence.round, sequence.place).map(({ role, person }, place) => ({
    match_id: id,
    place,
    role,
    person_id: person.id as string | null,
    person_name: null as string | null,
    country: person.country,
  }))
}
