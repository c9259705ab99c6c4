import { comparePersonNames, parsePersonName, type PersonName } from '../resolving/names/person-name.ts'

/** One list of a squad in one file. */
export interface SquadList {
  readonly file: string
  readonly people: ReadonlySet<string>
  /** How many of its players have a birth date. */
  readonly dated: number
}

/** Lists by `placeOf`. */
export type ListsByPlace = ReadonlyMap<string, readonly SquadList[]>

interface Noted {
  readonly place: string
  readonly file: string
  readonly names: Map<string, PersonName>
  dated: number
}

/** The lists of squads that a run has read. */
export class SquadLists {
  readonly #lists = new Map<string, Noted>()
  /** People with similar names whom one list has as two players of one squad. */
  readonly listedApart: (readonly [string, string])[] = []

  note(file: string, place: string, id: string, name: string, isDated: boolean): void {
    const mark = `${file} ${place}`
    const list = this.#lists.get(mark) ?? { place, file, names: new Map<string, PersonName>(), dated: 0 }
    this.#lists.set(mark, list)
    if (list.names.has(id)) return
    const own = parsePersonName(name)
    for (const [other, its] of list.names) {
      const { relation } = comparePersonNames(own, its)
      if (relation === 'equal' || relation === 'contained') this.listedApart.push([id, other])
    }
    list.names.set(id, own)
    if (isDated) list.dated += 1
  }

  /** `current` returns the record into which a person was merged since. */
  byPlace(current: (id: string) => string): ListsByPlace {
    const lists = [...this.#lists.values()].map(({ place, file, names, dated }) => ({
      place,
      list: { file, dated, people: new Set([...names.keys()].map(current)) },
    }))
    return new Map(
      [...Map.groupBy(lists, ({ place }) => place)].map(([place, noted]) => [place, noted.map(({ list }) => list)]),
    )
  }
}
