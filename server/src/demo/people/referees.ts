import { randomFrom } from '@meio-campo/football'
import type { createNaming } from './names.ts'
import { inventPerson, type InventedPerson } from './person.ts'

/** The referees of one group of competitions. */
export interface Panel {
  readonly referees: readonly InventedPerson[]
  readonly assistants: readonly InventedPerson[]
  readonly video: readonly InventedPerson[]
}

export type PanelName = 'first' | 'second' | 'continental'
export type Panels = Readonly<Record<PanelName, Panel>>

export interface Official {
  readonly role: 'referee' | 'assistant' | 'fourth' | 'var' | 'avar'
  readonly person: InventedPerson
}

const SIZE = 22
const CONTINENT = ['AR', 'UY', 'PY', 'CO', 'CL', 'EC', 'PE', 'BO', 'VE']

export function inventPanels(year: number, seed: string, naming: ReturnType<typeof createNaming>): Panels {
  const random = randomFrom(`${seed}/referees`)
  const people = (countries: readonly string[]) =>
    Array.from({ length: SIZE }, (_, index) => {
      const country = countries[index % countries.length]!
      return inventPerson(naming(country, random), country, [26, 46], year, null, random)
    })
  const panel = (countries: readonly string[]): Panel => ({
    referees: people(countries),
    assistants: people(countries),
    video: people(countries),
  })
  return { first: panel(['BR']), second: panel(['BR']), continental: panel(CONTINENT) }
}

/** The officials of the match at this place of a round. No official has two of eleven consecutive matches. */
export function officialsOf({ referees, assistants, video }: Panel, round: number, place: number): readonly Official[] {
  const at = (people: readonly InventedPerson[], nth: number) => people[(round * 5 + place * 2 + nth) % SIZE]!
  return [
    { role: 'referee', person: at(referees, 0) },
    { role: 'assistant', person: at(assistants, 0) },
    { role: 'assistant', person: at(assistants, 1) },
    { role: 'fourth', person: at(referees, 1) },
    { role: 'var', person: at(video, 0) },
    { role: 'avar', person: at(video, 1) },
  ]
}
