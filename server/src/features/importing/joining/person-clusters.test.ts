import { expect, it } from 'vitest'
import { parsePersonName } from '../resolving/names/person-name.ts'
import { clusterPeople } from './person-clusters.ts'
import { forbid, weighPeople } from '../resolving/person-evidence.ts'
import type { PersonFacts } from '../resolving/person-facts.ts'

const BRAZIL = 'brasil'

function somebody(
  id: string,
  name: string,
  years: readonly [number, number],
  more: Partial<PersonFacts> = {},
): PersonFacts {
  return {
    id,
    names: [parsePersonName(name)],
    birthDates: [],
    sexes: ['men'],
    registrations: [],
    teams: [{ team: BRAZIL, national: true, role: 'player', first: years[0], last: years[1] }],
    shirts: new Map(),
    datasets: new Set<string>(),
    squads: new Set(),
    ...more,
  }
}

/** Which people end up as one, in a form that does not depend on any order. */
function partition(people: readonly PersonFacts[], apart: (a: string, b: string) => boolean = () => false): string {
  const pairs = people.flatMap((a, at) =>
    people.slice(at + 1).map((b) => {
      const [first, second] = a.id < b.id ? [a, b] : [b, a]
      return { first: first.id, second: second.id, evidence: weighPeople(first, second) }
    }),
  )
  const { groups } = clusterPeople(pairs, new Map(people.map((person) => [person.id, person])), apart)
  return groups
    .map(({ ids }) => ids.join('+'))
    .toSorted()
    .join(' ')
}

const shirt = (number: number, dataset: string) => new Map([['copa_1994 brasil', { number, dataset }]])

it('one-word names of a national team over a career are one person', () => {
  const years: [number, number][] = [
    [2010, 2010],
    [2011, 2013],
    [2014, 2014],
    [2018, 2019],
    [2022, 2023],
  ]
  const people = years.map((each, at) => somebody(`neymar_${at}`, 'Neymar', each))
  expect(partition(people)).toBe('neymar_0+neymar_1+neymar_2+neymar_3+neymar_4')
})

it('the same shirt of one squad makes one person of two spellings and two birth dates', () => {
  const people = [
    somebody('a', 'Krasimir Balakov', [1994, 1994], { shirts: shirt(20, 'one'), birthDates: ['1966-03-29'] }),
    somebody('b', 'Krassimir Balakov', [1994, 1994], { shirts: shirt(20, 'two'), birthDates: ['1966-03-25'] }),
    somebody('c', 'Trifon Ivanov', [1994, 1994], { shirts: shirt(3, 'two') }),
  ]
  expect(partition(people)).toBe('a+b')
})

it('a shirt that went to a replacement makes no one person of two names', () => {
  const people = [
    somebody('a', 'Nery Pumpido', [1990, 1990], { shirts: shirt(1, 'one'), birthDates: ['1957-07-30'] }),
    somebody('b', 'Ángel Comizzo', [1990, 1990], { shirts: shirt(1, 'two') }),
  ]
  expect(partition(people)).toBe('')
})

it.each([
  ['two numbers of one dataset', { registrations: ['cbf 1'] }, { registrations: ['cbf 2'] }],
  ['men and women', {}, { sexes: ['women'] }],
  ['a birth date that makes a child of the player', { birthDates: ['1990-05-05'] }, {}],
])('%s are never one person', (_, one, other) => {
  const [a, b] = [somebody('a', 'Alex Scott', [2010, 2014], one), somebody('b', 'Alex Scott', [1998, 2002], other)]
  expect(forbid(a, b)).not.toBeNull()
  expect(partition([a, b])).toBe('')
})

it('homonyms of one squad keep their own shirts', () => {
  const people = [
    somebody('a', 'Ronaldo', [1994, 1994], { shirts: shirt(20, 'one') }),
    somebody('b', 'Ronaldo', [1994, 1994], { shirts: shirt(14, 'one') }),
  ]
  expect(partition(people)).toBe('')
})

it('a name that two people could mean is left unsure', () => {
  const people = [
    somebody('a', 'Edu', [1966, 1970], { registrations: ['f P 1'] }),
    somebody('b', 'Edu', [1976, 1986], { registrations: ['f P 2'] }),
    somebody('c', 'Edu', [1973, 1973]),
  ]
  expect(partition(people)).toBe('')
})

it('gives the same partition whatever the order of the people', () => {
  const people = [
    somebody('kaka', 'Kaká', [2002, 2006], { birthDates: ['1982-04-22'] }),
    somebody('kaka_2', 'Kaká', [2005, 2005]),
    somebody('kaka_3', 'Kaká', [2009, 2010]),
    somebody('edu', 'Edu', [1966, 1970], { registrations: ['f P 1'] }),
    somebody('edu_2', 'Edu', [1986, 1986], { registrations: ['f P 2'] }),
    somebody('edu_3', 'Edu', [1969, 1971]),
    somebody('jose', 'José Augusto', [1958, 1968]),
    somebody('torres', 'José Augusto Torres', [1963, 1973]),
    somebody('marta', 'Kaká', [2003, 2007], { sexes: ['women'] }),
  ]
  const expected = partition(people)
  expect(expected).toContain('kaka+kaka_2+kaka_3')
  expect(expected).toContain('edu+edu_3')
  let seed = 7
  for (let turn = 0; turn < 200; turn += 1) {
    const shuffled = [...people]
    for (let at = shuffled.length - 1; at > 0; at -= 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      const other = seed % (at + 1)
      ;[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!]
    }
    expect(partition(shuffled)).toBe(expected)
  }
})
