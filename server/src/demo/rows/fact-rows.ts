import type { Facts } from '../facts/facts.ts'
import type { StadiumFact, TeamFact } from '../facts/index.ts'
import { FACTS_DATASET } from './datasets.ts'
import type { Row, RowSet } from './row-set.ts'

/** The real facts as rows, parents first. They are not part of the demonstration and stay when it is removed. */
export function factRows(facts: Facts): RowSet {
  const { confederations, stadiums, teams, titles, streamings, competitions } = facts
  const editions = [...new Map(titles.map((title) => [`${title.competition}_${title.edition}`, title]))]
  const sources = <R extends { readonly id: string }>(kind: string, records: readonly R[], said?: (record: R) => Row) =>
    records.map((record) => ({
      kind,
      record_id: record.id,
      dataset_id: FACTS_DATASET,
      key: record.id,
      said: said?.(record) ?? {},
    }))
  return [
    [
      'confederations',
      confederations.map(({ id, parent, name, officialName, acronym, country, state, founded, site }) => ({
        id,
        parent_id: parent,
        name,
        official_name: officialName,
        acronym,
        country,
        state,
        founded,
        site,
      })),
    ],
    [
      'stadiums',
      stadiums.map(({ id, name, officialName, city, state, country, capacity, opened, surface, ...rest }) => ({
        id,
        name,
        official_name: officialName,
        city,
        state,
        country,
        capacity,
        opened,
        surface,
        latitude: rest.latitude,
        longitude: rest.longitude,
        record_attendance: rest.recordAttendance,
      })),
    ],
    ['stadium_names', stadiums.flatMap(({ id, formerNames }) => formerNames.map((name) => ({ stadium_id: id, name })))],
    [
      'teams',
      teams.map(
        ({ id, kind, gender, name, officialName, acronym, nickname, founded, city, state, country, ...rest }) => ({
          id,
          kind,
          gender,
          name,
          official_name: officialName,
          acronym,
          nickname,
          founded,
          city,
          state,
          country,
          colours: rest.colours,
          stadium_id: rest.stadium,
          confederation_id: rest.confederation,
          site: rest.site,
        }),
      ),
    ],
    ['team_rivals', teams.flatMap(({ id, rivals }) => rivals.map((rival) => ({ team_id: id, rival_id: rival })))],
    [
      'streamings',
      streamings.map(({ id, kind, name, officialName, site, free, country }) => ({
        id,
        kind,
        name,
        official_name: officialName,
        site,
        free,
        country,
      })),
    ],
    [
      'competitions',
      competitions.map(({ id, code, kind, participants, name, officialName, shortName, country, confederation }) => ({
        id,
        code,
        kind,
        participants,
        name,
        official_name: officialName,
        short_name: shortName,
        country,
        confederation_id: confederation,
      })),
    ],
    [
      'editions',
      editions.map(([id, { competition, edition }]) => ({ id, competition_id: competition, name: edition })),
    ],
    [
      'titles',
      titles.map(({ competition, edition, champion, runnerUp, finalScore, topScorer, coach, note }) => ({
        edition_id: `${competition}_${edition}`,
        champion_id: champion,
        runner_up_id: runnerUp,
        note,
        final_score: finalScore,
        top_scorer_name: topScorer?.name ?? null,
        top_scorer_goals: topScorer?.goals ?? null,
        coach_name: coach,
      })),
    ],
    [
      'sources',
      [
        ...sources('confederation', confederations),
        ...sources('stadium', stadiums, stadiumStatement),
        ...sources('team', teams, teamStatement),
        ...sources('streaming', streamings),
        ...sources('competition', competitions),
        ...sources(
          'edition',
          editions.map(([id]) => ({ id })),
        ),
      ],
    ],
  ]
}

/** In the words of the importers, so that what they say is weighed against it. */
function teamStatement({ founded, city, site, acronym, stadium }: TeamFact): Row {
  return { founded, city, site, acronym, stadium_id: stadium }
}

function stadiumStatement({ capacity, opened, city, state, latitude, longitude }: StadiumFact): Row {
  return { capacity, opened, city, state, latitude, longitude }
}
