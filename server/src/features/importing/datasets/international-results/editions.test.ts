import { expect, test } from 'vitest'
import { editionsOf, type PlayedIn } from './editions.ts'

const match = (tournament: string, day: string, home = 'A', away = 'B'): PlayedIn => ({ tournament, day, home, away })

function named(matches: readonly PlayedIn[]): string[] {
  const editionOf = editionsOf(matches)
  return matches.map((each) => editionOf(each))
}

test('qualifying is one edition for each tournament that it leads to', () => {
  const cups = ['1994-06-17', '1998-06-10', '2002-05-31'].map((day) => match('World Cup', day))
  const qualifying = ['1996-03-10', '1997-11-29', '2000-03-04', '2001-11-25', '2004-02-18', '2005-11-16']
  expect(named([...cups, ...qualifying.map((day) => match('World Cup qualification', day))]).slice(3)).toEqual([
    '1998',
    '1998',
    '2002',
    '2002',
    '2006',
    '2006',
  ])
})

test('a tournament that runs into the next year is one edition', () => {
  const days = ['2017-01-14', '2017-02-05', '2025-12-21', '2026-01-18']
  expect(named(days.map((day) => match('Cup of Nations', day)))).toEqual(['2017', '2017', '2025-26', '2025-26'])
})

test('a season with a winter pause is one edition, the next season another', () => {
  const days = ['1946-09-28', '1946-11-30', '1947-04-05', '1947-09-20', '1948-01-10', '1948-04-10']
  expect(named(days.map((day) => match('Home Championship', day)))).toEqual([
    '1946-47',
    '1946-47',
    '1946-47',
    '1947-48',
    '1947-48',
    '1947-48',
  ])
})

test('the finals of a league of nations belong to its groups', () => {
  const groups = ['2018-09-06', '2018-09-09', '2018-10-12', '2018-11-19'].flatMap((day) => [
    match('Nations League', day, 'A', 'B'),
    match('Nations League', day, 'C', 'D'),
  ])
  const finals = [match('Nations League', '2019-06-09', 'A', 'C')]
  const next = [match('Nations League', '2020-09-03', 'A', 'B')]
  const all = named([...groups, ...finals, ...next])
  expect(new Set(all.slice(0, -1))).toEqual(new Set(['2018-19']))
  expect(all.at(-1)).toBe('2020')
})

test('friendlies have years', () => {
  expect(named([match('Friendly', '2019-12-30'), match('Friendly', '2020-01-05')])).toEqual(['2019', '2020'])
})
