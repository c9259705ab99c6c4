import type { CompetitionPage } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import { plural, UNSTATED_PHASE } from '@meio-campo/contract/rules'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Reading } from '../../../platform/reading/read.ts'
import { listSources } from '../../../platform/reading/record.ts'
import { NAMES } from '../../../platform/answers/topics.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { findDecidingMatch } from '../champions/deciding-match.ts'
import { findChampions } from '../champions/queries.ts'
import { findMatchRefs } from '../matches/match-refs.ts'
import { listEditionScorers } from '../scorers/edition-scorers.ts'
import { editionStandings } from '../standings/edition-standings.ts'
import { type EditionStructure, type PhaseStructure, getEditionStructure } from '../standings/edition-structure.ts'
import { toRowAnswers } from '../standings/standings-answer.ts'
import { toMatches } from '../rows/match-rows.ts'
import { findTeamNames } from '../rows/team-names.ts'
import { includeInCompetitions, selectCompetitions, toCompetitionRecord } from './competition-rows.ts'
import { countRounds, currentRound, type PhaseRound } from './current-round.ts'
import { getAverages } from './edition-averages.ts'
import { listMatchesAround } from './edition-matches.ts'
import { type Edition, findEdition } from '../editions/editions.ts'

const SHOWN_SCORERS = 5
const SHOWN_CHAMPIONS = 5
const LEADERS = { league: 5, groups: 2 }

type EditionPart = Omit<
  CompetitionPage,
  keyof ReturnType<typeof toCompetitionRecord> | 'editions' | 'lastChampions' | 'sources'
>

export async function getCompetitionPage(
  database: Database,
  id: string,
  query: { readonly temporada?: string; readonly include?: string },
  now: Date,
): Promise<Reading<{ data: CompetitionPage }>> {
  const today = dayAt(now)
  const { edition, editions, topics } = await findEdition(database, id, query.temporada, today)
  const row = await selectCompetitions(database, { ids: id }).executeTakeFirstOrThrow()
  const [record] = await includeInCompetitions(database, [toCompetitionRecord(row)], query.include)
  const { champions, topics: championTopics } = await findChampions(database, id, today)
  const champion = champions.find((each) => each.edition === edition?.name)?.champion ?? null
  const [part, sources] = await Promise.all([
    edition ? getEditionPart(database, edition, champion, row.kind, now) : emptyPart,
    listPageSources(database, id, edition),
  ])
  return {
    answer: {
      data: {
        ...record!,
        ...part,
        editions,
        lastChampions: champions.slice(0, SHOWN_CHAMPIONS),
        sources,
      },
    },
    topics: [...new Set([...topics, ...championTopics, ...NAMES, 'deduction'])],
  }
}

const emptyPart: EditionPart = {
  edition: null,
  round: null,
  leaders: [],
  liveMatches: [],
  nextMatches: [],
  lateMatches: [],
  lastMatches: [],
  topScorers: [],
  champion: null,
  decidedIn: null,
  format: null,
  averages: { played: 0, goals: null, cards: null, attendance: null },
}

async function getEditionPart(
  database: Database,
  edition: Edition,
  champion: CompetitionPage['champion'],
  kind: string,
  now: Date,
): Promise<EditionPart> {
  const [structure, matches, topScorers] = await Promise.all([
    getEditionStructure(database, edition.id),
    listMatchesAround(database, edition.id, now),
    listEditionScorers(database, edition.id),
  ])
  const current = currentRound(structure)
  const season = toEdition(edition, structure, champion !== null, dayAt(now))
  const late = season?.finished ? [] : (current?.late ?? [])
  const deciding = champion && findDecidingMatch(structure, kind, champion.id)?.leg.row.id
  const [leaders, averages, refs, lateMatches] = await Promise.all([
    listLeaders(database, structure, current),
    getAverages(database, structure),
    findMatchRefs(database, deciding ? [deciding] : []),
    toMatches(
      database,
      late.map((id) => ({ id })),
    ),
  ])
  return {
    edition: season,
    round: current && toRound(current),
    leaders,
    ...matches,
    lateMatches,
    topScorers: topScorers.slice(0, SHOWN_SCORERS),
    champion,
    decidedIn: (deciding && refs.get(deciding)) || null,
    format: formatSentence(structure),
    averages,
  }
}

/** The dates of the matches, if no dates were entered. */
function toEdition(
  edition: Edition,
  { phases }: EditionStructure,
  decided: boolean,
  today: Day,
): CompetitionPage['edition'] {
  const legs = phases.flatMap((phase) => phase.legs)
  const days = legs.flatMap(({ row }) => row.day ?? []).sort()
  const ends = edition.ends ?? days.at(-1) ?? null
  const isOpen = legs.some(({ row }) => !row.annulled && OPEN.has(row.status))
  return {
    name: edition.name,
    starts: edition.starts ?? days[0] ?? null,
    ends,
    hosts: edition.hosts,
    demo: edition.demo,
    finished: decided || (legs.length > 0 && !isOpen && ends !== null && ends < today),
  }
}

const OPEN = new Set(['scheduled', 'postponed', 'suspended'])

function toRound({ phase, round }: PhaseRound<PhaseStructure>): CompetitionPage['round'] {
  return { number: round.number, name: round.name, of: countRounds(phase) }
}

/** The first rows of the tables of the phase being played, or of the last one that has any. */
async function listLeaders(
  database: Queryable,
  structure: EditionStructure,
  current: PhaseRound<PhaseStructure> | null,
): Promise<CompetitionPage['leaders']> {
  const phases = editionStandings(structure)
  const played = phases.findIndex(({ id }) => id === current?.phase.id)
  const phase = phases.slice(0, played < 0 ? undefined : played + 1).findLast(({ groups }) => groups.length > 0)
  if (!phase || phase.kind === 'knockout') return []
  const most = LEADERS[phase.kind]
  const teams = phase.groups.flatMap(({ rows }) => rows.map(({ team }) => team))
  const names = await findTeamNames(database, teams)
  // Before the first match there is no leader.
  const begun = phase.groups.filter(({ rows }) => rows.some(({ position }) => position !== null))
  return begun.map(({ name, rows }) => ({
    group: phase.kind === 'league' ? null : name,
    rows: toRowAnswers(rows, { names }).slice(0, most),
  }))
}

async function listPageSources(
  database: Queryable,
  competitionId: string,
  edition: Edition | null,
): Promise<CompetitionPage['sources']> {
  const found = [
    ...(edition ? await listSources(database, 'edition', edition.id) : []),
    ...(await listSources(database, 'competition', competitionId)),
  ]
  return [...new Map(found.toReversed().map((source) => [source.dataset, source])).values()].toReversed()
}

/** The format of an edition in one or two sentences; null if nothing is known of it. */
function formatSentence({ phases: all }: EditionStructure): string | null {
  // If only the matches are known, there is no sentence.
  const phases = all.filter(({ name, ties }) => name !== UNSTATED_PHASE || ties.length > 0)
  if (phases.length === 0) return null
  const parts = phases.map(phaseWords)
  const [first = '', ...rest] = parts
  const played = [first, ...rest.map((part) => `depois, ${part}`)].join('; ')
  const rules = phases.find((phase) => phase.groups.some(({ derived }) => !derived))?.rules
  const points = rules ? ` A vitória vale ${count(rules.pointsPerWin, 'ponto', 'pontos')}.` : ''
  return `${played.charAt(0).toUpperCase()}${played.slice(1)}.${points}`
}

function phaseWords(phase: PhaseStructure): string {
  const { kind, name, groups, ties } = phase
  const teams = new Set(groups.flatMap(({ contest }) => contest.teams)).size
  if (kind === 'league') {
    const total = countRounds(phase)
    const length = total === null ? '' : `, em ${count(total, 'rodada', 'rodadas')}`
    return `${count(teams, 'time', 'times')} em ${nameOfTable(name)}${length}`
  }
  if (kind === 'groups') return `${count(teams, 'time', 'times')} em ${count(groups.length, 'grupo', 'grupos')}`
  const twoLegs = ties.some(({ rules }) => rules.legs === 2)
  const single = ties.some(({ rules }) => rules.legs === 1)
  const legs =
    ties.length === 0
      ? ''
      : twoLegs
        ? single
          ? ', em ida e volta e em jogo único'
          : ', em ida e volta'
        : ', em jogo único'
  return `mata-mata${legs}`
}

function nameOfTable(name: string): string {
  return name === 'Pontos corridos' ? 'pontos corridos' : `tabela única (${name})`
}

function count(number: number, one: string, many: string): string {
  return `${number} ${plural(number, one, many)}`
}
