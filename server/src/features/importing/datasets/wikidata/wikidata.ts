import type { Importer } from '../../records/importer.ts'
import type { KnownPersonRecord, KnownTeamRecord } from '../../records/known-record.ts'
import type { ImportRecord, Origin, Position } from '../../records/records.ts'
import { refusalOf } from '../../sources/refusal.ts'
import { readBundle } from '../answers/bundle.ts'
import { bag, bags, type Bag } from '../answers/fields.ts'
import { positionItems, SEPARATOR } from './queries.ts'

const LONGEST = 4_000
const FEMALE = 'Q6581072'
const MALE = 'Q6581097'

/** Answers of Wikidata's query service about clubs and people who already exist here. */
export const wikidata: Importer = {
  id: 'wikidata',
  title: 'Wikidata',
  collected: true,
  licence: { name: 'CC0 1.0', attribution: null, shareAlike: false },
  async *read(source): AsyncGenerator<ImportRecord> {
    try {
      const { answers, refused } = await readBundle(source, 'wikidata')
      for (const { reason } of refused) yield { record: 'warning', origin: { file: 'wikidata', line: null }, reason }
      for (const { call, answer } of answers) {
        const [, kind, about] = /#(clubs|born)=([\w-]+)$/.exec(call) ?? []
        const origin = { file: `${kind}-${about}`, line: null }
        if (kind === undefined || about === undefined) {
          yield {
            record: 'rejection',
            origin: { file: 'wikidata', line: null },
            reason: 'não se sabe o que foi perguntado.',
          }
          continue
        }
        for (const row of bags(bag(answer, 'results'), 'bindings')) {
          const record = kind === 'clubs' ? mapClub(row, about, origin) : mapPerson(row, origin)
          yield (
            record ?? { record: 'rejection', origin, reason: 'uma linha não diz de que item fala, ou com que nome.' }
          )
        }
      }
    } catch (error) {
      yield refusalOf(error)
    }
  },
}

function mapClub(row: Bag, country: string, origin: Origin): KnownTeamRecord | null {
  const [key, names] = [itemOf(row, 'item'), listOf(row, 'names')]
  if (key === null || names.length === 0) return null
  const [ground, groundNames] = [itemOf(row, 'ground'), listOf(row, 'groundNames')]
  // For a club that has had several, it does not state the present one.
  const hasOne = numberOf(row, 'grounds') === 1 && ground !== null && groundNames.length > 0
  return {
    record: 'known-team',
    origin,
    key,
    names,
    country,
    founded: wholeOf(row, 'founded'),
    ground: hasOne
      ? { key: ground, names: groundNames, capacity: wholeOf(row, 'capacity'), coordinates: pointOf(row) }
      : null,
  }
}

function mapPerson(row: Bag, origin: Origin): KnownPersonRecord | null {
  const [key, names, birthDate] = [itemOf(row, 'item'), listOf(row, 'names'), dayOf(row, 'birth')]
  if (key === null || names.length === 0 || birthDate === null) return null
  const metres = numberOf(row, 'height')
  const countries = listOf(row, 'countries').filter((code) => /^[A-Z]{2}$/.test(code))
  const sexes = new Set(listOf(row, 'sexes').map(lastPart))
  return {
    record: 'known-person',
    origin,
    key,
    names,
    birthDate,
    gender: sexes.has(FEMALE) ? 'women' : sexes.has(MALE) ? 'men' : null,
    positions: listOf(row, 'positions').flatMap((item): Position[] => {
      const position = positionItems[lastPart(item)]
      return position ? [position] : []
    }),
    heightCm: metres === null ? null : Math.round(metres * 100),
    birthPlace: valueOf(row, 'birthPlace'),
    // With two citizenships it does not state for which country a person plays.
    nationality: countries.length === 1 ? countries[0]! : null,
  }
}

function valueOf(row: Bag, name: string): string | null {
  const { value } = bag(row, name)
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST ? value.trim() : null
}

function listOf(row: Bag, name: string): string[] {
  const parts = (valueOf(row, name) ?? '').split(SEPARATOR).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== '' && part.length <= 120))]
}

const lastPart = (address: string): string => address.slice(address.lastIndexOf('/') + 1)

/** `Q80955`, from the item's address. */
function itemOf(row: Bag, name: string): string | null {
  const item = lastPart(valueOf(row, name) ?? '')
  return /^Q[1-9]\d{0,11}$/.test(item) ? item : null
}

function numberOf(row: Bag, name: string): number | null {
  const value = valueOf(row, name)
  return value !== null && /^[+-]?\d{1,9}(?:\.\d{1,12})?$/.test(value) ? Number(value) : null
}

function wholeOf(row: Bag, name: string): number | null {
  const value = numberOf(row, name)
  return value !== null && Number.isInteger(value) ? value : null
}

function dayOf(row: Bag, name: string): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})T00:00:00Z$/.exec(valueOf(row, name) ?? '')?.[1]
  if (day === undefined) return null
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}

/** `Point(-43.23 -22.91)`: the longitude comes first. */
function pointOf(row: Bag): { latitude: number; longitude: number } | null {
  const found = /^Point\((-?\d{1,3}(?:\.\d+)?) (-?\d{1,2}(?:\.\d+)?)\)$/i.exec(valueOf(row, 'coordinates') ?? '')
  if (!found) return null
  const [longitude, latitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? { latitude, longitude } : null
}
