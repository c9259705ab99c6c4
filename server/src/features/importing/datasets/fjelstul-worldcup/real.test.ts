import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportRecord, MatchRecord } from '../../records/records.ts'
import { collect, eventsOf, matchesOf, ofKind, reasonsOf } from '../testing/collect.ts'
import { sharedData } from '../testing/shared-data.ts'
import { fjelstulWorldcup } from './fjelstul-worldcup.ts'

const real = sharedData('fjelstul-worldcup')
describe.skipIf(real.missing)('fjelstul-worldcup on the real files (needs the shared data)', () => {
  let records: ImportRecord[]
  let matches: MatchRecord[]
  beforeAll(async () => {
    records = await collect(fjelstulWorldcup, real.source)
    matches = ofKind(records, 'match')
  })
  const men = (year: number) => matchesOf(records, 'copa_do_mundo', String(year))
  const goalsOf = (list: readonly MatchRecord[]) =>
    (['goal', 'penalty'] as const).flatMap((type) => eventsOf(list, type))
  const top = (list: readonly MatchRecord[], places: number) =>
    [...Map.groupBy(goalsOf(list), ({ player }) => player?.key)]
      .map(([, goals]) => [goals[0]?.player?.name, goals.length] as const)
      .sort((a, b) => b[1] - a[1])
      .slice(0, places)

  test('21 tournaments, 812 matches, 8,916 in squads and 420 coaches', () => {
    expect(ofKind(records, 'edition')).toHaveLength(21)
    expect(matches).toHaveLength(812)
    const squads = ofKind(records, 'squad')
    expect(squads.filter(({ role }) => role === 'player')).toHaveLength(8916)
    expect(squads.filter(({ role }) => role === 'coach')).toHaveLength(420)
    expect(matches.flatMap(({ officials }) => officials)).toHaveLength(812)
  })

  test('2,438 goals, which equal the scores at every time that is kept', () => {
    expect(goalsOf(matches).length + eventsOf(matches, 'own-goal').length).toBe(2438)
    expect(eventsOf(matches, 'own-goal')).toHaveLength(39)
    expect(matches.filter(({ score, halfTime }) => score === null || halfTime === null)).toEqual([])
    expect(matches.filter(({ score, extraTime }) => extraTime && score?.home !== score?.away)).toEqual([])
  })

  test('51 matches with extra time, 22 shoot-outs, 147 of 206 kicks converted', () => {
    expect(matches.filter(({ extraTime }) => extraTime)).toHaveLength(51)
    expect(matches.filter(({ penalties }) => penalties)).toHaveLength(22)
    const kicks = eventsOf(matches, 'shootout-kick')
    expect([kicks.length, kicks.filter(({ converted }) => converted).length]).toEqual([206, 147])
    const wrong = matches.filter(({ penalties, events }) => {
      const made = (side: string) => events.filter((event) => event.converted && event.side === side).length
      return penalties && (made('home') !== penalties.home || made('away') !== penalties.away)
    })
    expect(wrong).toEqual([])
  })

  test('1,258 line-ups, every one with 11 starters; 16,726 appearances', () => {
    const lineups = matches.flatMap(({ lineups }) => lineups).filter(({ players }) => players.length > 0)
    expect(lineups).toHaveLength(1258)
    expect(lineups.filter(({ players }) => players.filter(({ starter }) => starter).length !== 11)).toEqual([])
    expect(lineups.flatMap(({ players }) => players)).toHaveLength(16_726)
    expect(lineups.flatMap(({ players }) => players).filter(({ position }) => position === null)).toEqual([])
    expect(eventsOf(matches, 'substitution')).toHaveLength(5780 / 2)
  })

  test('cards: yellow flags, dismissals, and by tournament', () => {
    const cards = (list: readonly MatchRecord[]) => {
      const [yellow, second, red] = (['yellow', 'second-yellow', 'red'] as const).map(
        (type) => eventsOf(list, type).length,
      )
      return { flags: (yellow ?? 0) + (second ?? 0), second, red, dismissals: (second ?? 0) + (red ?? 0) }
    }
    expect(cards(matches)).toEqual({ flags: 1827, second: 36, red: 72, dismissals: 108 })
    expect(cards(men(1998))).toMatchObject({ flags: 254, dismissals: 22 })
    expect(cards(men(2002))).toMatchObject({ flags: 266, dismissals: 17 })
    expect(cards(men(2010))).toMatchObject({ flags: 254, dismissals: 17 })
  })

  test('finals', () => {
    const final = (list: readonly MatchRecord[]) => list.find(({ round }) => round?.name === 'Final')
    expect(final(men(1930))).toMatchObject({ home: { name: 'Uruguay' }, score: { home: 4, away: 2 } })
    expect(final(men(1950))).toBeUndefined()
    expect(final(men(1958))).toMatchObject({ home: { name: 'Brazil' }, score: { home: 5, away: 2 } })
    expect(final(men(1966))).toMatchObject({ score: { home: 2, away: 2 }, extraTime: { home: 4, away: 2 } })
    expect(final(men(1994))).toMatchObject({ extraTime: { home: 0, away: 0 }, penalties: { home: 3, away: 2 } })
    expect(final(men(2002))).toMatchObject({ home: { name: 'Germany' }, score: { home: 0, away: 2 } })
    expect(final(men(2014))).toMatchObject({ score: { home: 0, away: 0 }, extraTime: { home: 1, away: 0 } })
    expect(final(matchesOf(records, 'copa_do_mundo_feminina', '2011'))).toMatchObject({
      home: { name: 'Japan', gender: 'women' },
      extraTime: { home: 2, away: 2 },
      penalties: { home: 3, away: 1 },
    })
  })

  test('phases: the final round of 1950, second groups, play-offs of groups, the replay of 1934', () => {
    const inPhase = (name: string) =>
      matches.filter(({ phase }) => phase?.name === name).map(({ edition }) => edition.edition)
    expect(inPhase('Quadrangular final')).toEqual(Array.from({ length: 6 }, () => '1950'))
    expect(new Set(inPhase('Segunda fase'))).toEqual(new Set(['1978', '1982']))
    expect(inPhase('Desempate dos grupos')).toEqual(['1954', '1954', '1958', '1958', '1958'])
    expect(matches.filter(({ statusReason }) => statusReason).map(({ key }) => key)).toEqual(['M-1934-12', 'M-1934-13'])
    const groups = matches.filter(({ phase }) => phase?.kind === 'groups')
    expect(groups.filter(({ group }) => group === null)).toEqual([])
    expect(new Set(matches.map(({ round }) => round?.name))).toEqual(
      new Set([
        undefined,
        'Desempate',
        'Oitavas de final',
        'Quartas de final',
        'Quartas de final (desempate)',
        'Semifinais',
        'Disputa do terceiro lugar',
        'Final',
      ]),
    )
  })

  test('top scorers of tournaments and of all', () => {
    expect(top(men(1958), 1)).toEqual([['Just Fontaine', 13]])
    expect(top(men(1954), 1)).toEqual([['Sándor Kocsis', 11]])
    expect(top(men(1970), 1)).toEqual([['Gerd Müller', 10]])
    expect(top(men(2002), 1)).toEqual([['Ronaldo', 8]])
    expect(top(men(2014), 1)).toEqual([['James Rodríguez', 6]])
    expect(top(men(1962), 7).filter(([, goals]) => goals === 4)).toHaveLength(6)
    expect(
      top(matches, 5)
        .map(([name, goals]) => `${name} ${goals}`)
        .sort(),
    ).toEqual(['Abby Wambach 13', 'Birgit Prinz 13', 'Just Fontaine 13', 'Marta 14', 'Pelé 12'])
  })

  test('41 rejections: 5 changes of two minutes, 36 second coaches', () => {
    const files = reasonsOf(ofKind(records, 'rejection')).map((text) => text.split(':')[0])
    expect(Map.groupBy(files, (file) => file).get('substitutions.csv')).toHaveLength(5)
    expect(Map.groupBy(files, (file) => file).get('manager_appearances.csv')).toHaveLength(36)
    expect(files).toHaveLength(41)
  })
})
