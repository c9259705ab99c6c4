import { knownClubs } from '../../../features/importing/resolving/names/known-clubs.ts'
import { coloursOf } from '../colours.ts'
import { confederationOf } from '../confederations.ts'
import type { TeamFact } from '../fact.ts'
import { listOf, numberOf, requiredOf, rowsOf, textOf } from '../rows.ts'
import { andes } from './andes.ts'
import { argentina } from './argentina.ts'
import { brazilKnown } from './brazil-known.ts'
import { brazilMore } from './brazil-more.ts'
import { mexico } from './mexico.ts'
import { south } from './south.ts'

const known = new Map(knownClubs.map((club) => [club.id, club]))

function clubOf(row: readonly string[], inBrazil: boolean): TeamFact {
  const [idCell, acronym, nickname, founded, city, placeCell, colours, stadium, rivals, site, name, officialName] = row
  const id = requiredOf(idCell, row)
  const place = requiredOf(placeCell, row)
  const country = inBrazil ? 'BR' : place
  const state = inBrazil ? place : null
  return {
    id,
    kind: 'club',
    gender: 'men',
    // A club that the importers know has one name in this house: theirs.
    name: known.get(id)?.name ?? requiredOf(name, row),
    officialName: known.get(id)?.officialName ?? textOf(officialName),
    acronym: requiredOf(acronym, row),
    nickname: textOf(nickname),
    founded: numberOf(founded),
    city: textOf(city),
    state,
    country,
    colours: coloursOf(requiredOf(colours, row)),
    stadium: textOf(stadium),
    confederation: confederationOf(country, state),
    rivals: listOf(rivals),
    site: textOf(site),
  }
}

export const clubs: readonly TeamFact[] = [
  ...[brazilKnown, brazilMore].flatMap((table) => rowsOf(table).map((row) => clubOf(row, true))),
  ...[argentina, south, andes, mexico].flatMap((table) => rowsOf(table).map((row) => clubOf(row, false))),
]
