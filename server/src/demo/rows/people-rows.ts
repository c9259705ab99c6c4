import type { InventedPerson } from '../people/person.ts'
import { dayOf } from '../season/calendar.ts'
import type { Season } from '../season/season.ts'
import type { Stay } from '../season/stays.ts'
import { tournament } from '../season/tournament.ts'
import { peopleOf, type World } from '../season/world.ts'
import { DEMO_DATASET } from './datasets.ts'
import type { Row, RowSet } from './row-set.ts'

/** All people, with their teams at a given moment. */
export function peopleRows(world: World, now: number): RowSet {
  const squads = [...world.squads.values()]
  const today = dayOf(now)
  const people = peopleOf(world)
  const coaches = new Set(squads.map(({ coach }) => coach.id))
  return [
    [
      'people',
      people.map((person) => ({
        ...personRow(person),
        roles: [person.position ? 'player' : coaches.has(person.id) ? 'coach' : 'referee'],
      })),
    ],
    [
      'spells',
      [
        ...world.stays
          .all()
          .filter(({ from }) => from <= today)
          .map((stay) => spellRow(stay, today)),
        ...squads.map(({ team, coach, coachSince }) => ({
          person_id: coach.id,
          team_id: team.id,
          role: 'coach',
          starts: coachSince,
          ends: null,
          number: null,
          loan: false,
          contract_until: null,
          dataset_id: DEMO_DATASET,
          demo: true,
        })),
      ],
    ],
    ['sources', people.map(({ id }) => ({ kind: 'person', record_id: id, dataset_id: DEMO_DATASET, key: '' }))],
  ]
}

function personRow(person: InventedPerson): Row {
  return {
    id: person.id,
    name: person.name,
    official_name: person.officialName,
    gender: 'men',
    birth_date: person.birthDate,
    birth_place: person.birthPlace,
    nationalities: [person.country],
    height_cm: person.heightCm,
    foot: person.foot,
    positions: person.position ? [person.position] : [],
    demo: true,
  }
}

export function spellRow({ player, club, from, until, number, loan, contractUntil }: Stay, today: string): Row {
  return {
    person_id: player.id,
    team_id: club,
    role: 'player',
    starts: from,
    ends: until !== null && until <= today ? until : null,
    number,
    loan,
    contract_until: contractUntil,
    dataset_id: DEMO_DATASET,
    demo: true,
  }
}

/** The lists that teams hand in for their editions: those there when the season begins, and those who came since. */
export function squadRows(world: World, season: Season, taken: ReadonlySet<string>, now: number): readonly Row[] {
  const today = dayOf(now)
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ...season.leagues.map(({ edition, teams }) => [edition, teams] as const),
    ...(season.groups ? [[season.groups.edition, season.groups.groups.flat()] as const] : []),
    [`copa_do_brasil_${season.year}`, world.facts.copaDoBrasilEntrants],
    [`${tournament.id}_${season.year}`, world.tournamentTeams],
  ]
  const begins = `${season.year}-01-01`
  const stays = Map.groupBy(
    world.stays.all().filter(({ from, until }) => from <= today && (until === null || until > begins)),
    ({ club }) => club,
  )
  return lists
    .filter(([edition]) => !taken.has(edition))
    .flatMap(([edition_id, teams]) =>
      teams.flatMap((team_id) => [
        ...(stays.get(team_id) ?? []).map(({ player, number }) => ({
          edition_id,
          team_id,
          person_id: player.id,
          role: 'player',
          number,
          position: player.position,
          dataset_id: DEMO_DATASET,
        })),
        {
          edition_id,
          team_id,
          person_id: world.squads.get(team_id)!.coach.id,
          role: 'coach',
          number: null,
          position: null,
          dataset_id: DEMO_DATASET,
        },
      ]),
    )
}

/** Moves and absences that happened in a stretch of time, its end included. */
export function transferRows({ moves }: Season, from: number, to: number): readonly Row[] {
  const [after, until] = [dayOf(from), dayOf(to)]
  return moves
    .filter(({ day }) => day > after && day <= until)
    .map(({ player, from: from_id, to: to_id, kind, day, fee, currency }) => ({
      person_id: player,
      from_id,
      to_id,
      kind,
      day,
      fee,
      currency,
      dataset_id: DEMO_DATASET,
      demo: true,
    }))
}

export function absenceRows(world: World, { absences }: Season, from: number, to: number): readonly Row[] {
  const [after, until] = [dayOf(from), dayOf(to)]
  return absences
    .filter(({ starts }) => starts > after && starts <= until)
    .map(({ player, kind, reason, starts, ends }) => ({
      person_id: player,
      team_id: world.stays.clubOn(player, starts),
      kind,
      reason,
      starts,
      ends,
      demo: true,
    }))
}
