import { expect, it } from 'vitest'
import { findSuccessors, type DatedMatch } from './successors.ts'

const match = (id: string, day: string, home: string, away: string, score = '1 0'): DatedMatch => ({
  id,
  edition: 'copa_2024',
  day,
  home,
  away,
  score,
})
const teamNow = (id: string) => (['leoes', 'gavioes', 'tigres'].includes(id) ? id : null)

it('finds the match and the club that got another id, also where both clubs of a match did', () => {
  const before = [
    match('copa_2024_psv_leoes', '2024-03-01', 'psv', 'leoes'),
    match('copa_2024_gavioes_ajax', '2024-03-02', 'gavioes', 'ajax'),
    match('copa_2024_ajax_psv', '2024-03-09', 'ajax', 'psv'),
    match('copa_2024_leoes_gavioes', '2024-03-16', 'leoes', 'gavioes'),
  ]
  const now = [
    match('copa_2024_psv_eindhoven_leoes', '2024-03-01', 'psv_eindhoven', 'leoes'),
    match('copa_2024_gavioes_afc_ajax', '2024-03-02', 'gavioes', 'afc_ajax'),
    match('copa_2024_afc_ajax_psv_eindhoven', '2024-03-09', 'afc_ajax', 'psv_eindhoven'),
    match('copa_2024_leoes_gavioes', '2024-03-16', 'leoes', 'gavioes'),
  ]
  expect(findSuccessors({ before, now, teamNow })).toEqual({
    matches: new Map([
      ['copa_2024_psv_leoes', 'copa_2024_psv_eindhoven_leoes'],
      ['copa_2024_gavioes_ajax', 'copa_2024_gavioes_afc_ajax'],
      ['copa_2024_ajax_psv', 'copa_2024_afc_ajax_psv_eindhoven'],
    ]),
    teams: new Map([
      ['psv', 'psv_eindhoven'],
      ['ajax', 'afc_ajax'],
    ]),
  })
})

it('says nothing where two could be meant, where the clubs are others, and of a club that two are said to be', () => {
  const before = [
    match('one', '2024-03-01', 'psv', 'leoes'),
    match('two', '2024-03-02', 'leoes', 'gavioes'),
    match('three', '2024-03-03', 'ajax', 'tigres'),
    match('four', '2024-03-04', 'ajax', 'tigres'),
  ]
  const now = [
    // Two of one day and score with that opponent.
    match('a', '2024-03-01', 'x', 'leoes'),
    match('b', '2024-03-01', 'y', 'leoes'),
    match('c', '2024-03-02', 'leoes', 'tigres'),
    match('d', '2024-03-03', 'afc_ajax', 'tigres'),
    match('e', '2024-03-04', 'ajax_de_ouro', 'tigres'),
  ]
  const { matches, teams } = findSuccessors({ before, now, teamNow })
  expect([...matches]).toEqual([
    ['three', 'd'],
    ['four', 'e'],
  ])
  expect([...teams]).toEqual([])
})

it('a match that the newer version holds once is what both of the older one have become', () => {
  const before = [match('asa', '2024-03-01', 'leoes', 'gavioes'), match('asa_al', '2024-03-01', 'leoes', 'gavioes')]
  const { matches } = findSuccessors({ before, now: [before[1]!], teamNow })
  expect([...matches]).toEqual([['asa', 'asa_al']])
})
