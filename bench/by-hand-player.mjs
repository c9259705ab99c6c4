// The page of a player as the hand-written server gives it (see by-hand-pages.mjs).

/** Of one season at one team without a known spell, as all are in the benchmark. */
export function playerOf(person, events, sheets, sources, teams) {
  const [{ team: teamId, edition, competition_id, competition }] = sheets
  const team = teams.get(teamId)
  const count = (type) => events.filter((event) => event.type === type).length
  const [goals, penalties, own] = [count('goal'), count('penalty'), count('ownGoal')]
  const cards = { yellow: count('yellow'), secondYellow: count('secondYellow'), red: count('red') }
  const minutes = sheets.reduce((sum, { extra_time_home }) => sum + (extra_time_home === null ? 90 : 120), 0)
  const scored = events.filter(({ type }) => type === 'goal' || type === 'penalty')
  const conceded = events.filter(({ type }) => type === 'ownGoal')
  const within = (list, from) => list.filter(({ minute }) => minute >= from && minute < from + 15).length
  return {
    id: person.id,
    name: person.name,
    officialName: person.official_name,
    birthDate: person.birth_date,
    age: null,
    birthPlace: person.birth_place,
    nationalities: person.nationalities,
    photo: person.photo,
    heightCm: person.height_cm,
    foot: person.foot,
    positions: person.positions,
    team: null,
    number: null,
    contractUntil: null,
    demo: person.demo,
    version: person.version,
    createdAt: person.created_at.toISOString(),
    updatedAt: person.updated_at.toISOString(),
    career: [
      {
        team,
        starts: sheets[0].day,
        ends: sheets.at(-1).day,
        loan: false,
        number: sheets.findLast(({ number }) => number !== null)?.number ?? null,
        played: sheets.length,
        goals: goals + penalties,
        ...cards,
      },
    ],
    seasons: [
      {
        competition: { id: competition_id, name: competition },
        edition,
        team,
        played: sheets.length,
        started: sheets.filter(({ starter }) => starter).length,
        minutes,
        goals: goals + penalties,
        penalties,
        assists: sheets.some(({ assisted }) => assisted) ? 0 : null,
        ...cards,
      },
    ],
    goalsByKind: { play: goals, penalty: penalties, own },
    goalsByMinute: [1, 16, 31, 46, 61, 76].map((from) => ({
      from,
      to: from + 14,
      scored: within(scored, from),
      conceded: within(conceded, from),
    })),
    nextMatch: null,
    suspensions: [],
    sources,
  }
}
