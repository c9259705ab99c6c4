import { bag, bags, text, whole, type Bag } from '../datasets/answers/fields.ts'
import { providedCompetitions } from '../datasets/football-data-org/competitions.ts'
import { readLiveMatch } from '../datasets/football-data-org/live.ts'
import { withReported } from './budget.ts'
import { headerNumber, type AnswerHeaders, type Connector, type ReadAnswer } from './connector.ts'

const HALF_HOUR = 30
const DAY_MS = 86_400_000
/** Where an answer does not say how long to wait. */
const USUAL_WAIT_SECONDS = 60

/** What is asked of each competition, in this order; without matches there is nothing. */
const PARTS = [
  ['matches', true],
  ['teams', false],
  ['standings', false],
  ['scorers', false],
] as const

/** football-data.org v4, with the operator's own key. */
export const footballDataOrgConnector: Connector = {
  id: 'football-data-org',
  title: 'football-data.org',
  description: 'Jogos, resultados, clubes e elencos da Série A, da Libertadores e das maiores ligas, com a sua chave.',
  address: 'https://api.football-data.org/v4',
  everyMinutes: HALF_HOUR,
  keyAddress: 'https://www.football-data.org/client/register',
  competitions: providedCompetitions.map(({ code, name, competition: id }) => ({ code, name, id })),
  limits: { minute: 10 },
  headersOf: (key) => ({
    'x-auth-token': key,
    // Accepted by every plan, and answered by those that have the details.
    'x-unfold-goals': 'true',
    'x-unfold-bookings': 'true',
    'x-unfold-subs': 'true',
    'x-unfold-lineups': 'true',
  }),
  readBudget: (budget, headers, _body, now) =>
    withReported(budget, 'minute', now, {
      left: headerNumber(headers, 'x-requests-available-minute', 'x-requestsavailable'),
      resetSeconds: headerNumber(headers, 'x-requestcounter-reset'),
    }),
  readAnswer,
  *sync({ competitions }) {
    for (const [part, needed] of PARTS) {
      for (const code of competitions) yield { call: `/competitions/${code}/${part}`, needed }
    }
  },
  *poll({ competitions, now }) {
    // The last day is not part of the answer, and a match may run past midnight in UTC.
    const [from, to] = [-1, 1].map((days) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10))
    const answer = yield `/matches?competitions=${competitions.join(',')}&dateFrom=${from}&dateTo=${to}`
    return answer.kind === 'data' ? matchesIn(answer.body) : []
  },
  readMatches: (answers) =>
    answers.filter(({ call }) => call.endsWith('/matches')).flatMap(({ answer }) => matchesIn(answer)),
  planCall: '/competitions',
  readPlan: (answer) => {
    const covered = bags(answer, 'competitions').flatMap((each) => text(each, 'code') ?? [])
    const names = providedCompetitions.filter(({ code }) => covered.includes(code)).map(({ name }) => name)
    const client = text(bag(answer, 'filters'), 'client')
    const who = client === null ? 'A chave vale' : `A chave de ${client} vale`
    return {
      words: `${who} e o plano cobre ${covered.length === 1 ? '1 campeonato' : `${covered.length} campeonatos`}: ${names.join(', ')}.`,
      covered,
    }
  },
}

const matchesIn = (answer: Bag) => bags(answer, 'matches').flatMap((match) => readLiveMatch(match) ?? [])

function readAnswer(status: number, headers: AnswerHeaders, body: Bag): ReadAnswer {
  const message = text(body, 'message') ?? ''
  const code = whole(body, 'errorCode') ?? whole(body, 'error')
  // An error is an error, whatever the status says.
  const failed = status !== 200 || code !== null
  if (!failed) return { kind: 'data' }
  const effective = status === 200 ? (code ?? 500) : status
  if (effective === 429) return { kind: 'limit', waitSeconds: waitOf(headers, message), window: 'minute' }
  if (/token is invalid/i.test(message) || effective === 401)
    return { kind: 'key', reason: 'A football-data.org não aceita esta chave.' }
  if (effective === 403) return { kind: 'refused', reason: 'O plano da chave não cobre isto.' }
  if (effective === 404) return { kind: 'refused', reason: 'A football-data.org não tem isto.' }
  if (effective === 400) return { kind: 'refused', reason: `A football-data.org recusou a chamada: ${message}` }
  return { kind: 'away', reason: `A football-data.org respondeu ${effective}.` }
}

/** From the headers; else from the sentence (“Wait 48 seconds.”); else a minute. */
function waitOf(headers: AnswerHeaders, message: string): number {
  const stated = headerNumber(headers, 'x-requestcounter-reset', 'retry-after')
  const said = /wait (\d{1,5}) second/i.exec(message)?.[1]
  return stated ?? (said === undefined ? USUAL_WAIT_SECONDS : Number(said))
}
