import { bag, bagOf, bags, text, whole, type Bag } from '../datasets/answers/fields.ts'
import { providedLeagues } from '../datasets/api-football/competitions.ts'
import { readLiveMatch } from '../datasets/api-football/live.ts'
import { pollApiFootball } from './api-football-poll.ts'
import { syncApiFootball } from './api-football-sync.ts'
import { withReported } from './budget.ts'
import { headerNumber, type AnswerHeaders, type Connector, type ReadAnswer } from './connector.ts'

const HOUR = 60
const MINUTE_SECONDS = 60

/** API-Football v3, with the operator's own key. */
export const apiFootballConnector: Connector = {
  id: 'api-football',
  title: 'API-Football',
  description:
    'Jogos, resultados, lances, escalações, estatísticas, clubes e elencos de 26 campeonatos, das séries A a D aos estaduais, com a sua chave.',
  address: 'https://v3.football.api-sports.io',
  everyMinutes: HOUR,
  keyAddress: 'https://dashboard.api-football.com/register',
  competitions: providedLeagues.map(({ code, name, competition: id }) => ({ code, name, id })),
  limits: { minute: 10, day: 100 },
  headersOf: (key) => ({ 'x-apisports-key': key }),
  readBudget: (budget, headers, body, now) => {
    const requests = text(body, 'get') === 'status' ? bag(bag(body, 'response'), 'requests') : {}
    const [used, ofDay] = [whole(requests, 'current'), whole(requests, 'limit_day')]
    const day = withReported(budget, 'day', now, {
      left:
        headerNumber(headers, 'x-ratelimit-requests-remaining') ??
        (used === null || ofDay === null ? null : Math.max(ofDay - used, 0)),
      limit: headerNumber(headers, 'x-ratelimit-requests-limit') ?? ofDay,
    })
    return withReported(day, 'minute', now, {
      left: headerNumber(headers, 'x-ratelimit-remaining'),
      limit: headerNumber(headers, 'x-ratelimit-limit'),
    })
  },
  readAnswer,
  sync: syncApiFootball,
  poll: pollApiFootball,
  readMatches: (answers) =>
    answers
      .filter(({ call }) => call.startsWith('/fixtures?'))
      .flatMap(({ answer }) => bags(answer, 'response').flatMap((row) => readLiveMatch(row) ?? [])),
  planCall: '/status',
  readPlan: (answer) => {
    const response = bag(answer, 'response')
    const [subscription, requests] = [bag(response, 'subscription'), bag(response, 'requests')]
    const plan = text(subscription, 'plan')
    const [used, limit] = [whole(requests, 'current'), whole(requests, 'limit_day')]
    const until = text(subscription, 'end')?.slice(0, 10).split('-').toReversed().join('/')
    const words = [
      plan === null ? 'A chave vale.' : `A chave vale: plano ${plan}${until ? `, até ${until}` : ''}.`,
      ...(subscription['active'] === false ? ['A assinatura não está ativa.'] : []),
      ...(limit === null ? [] : [`São ${limit} chamadas por dia${used === null ? '' : `, ${used} já feitas hoje`}.`]),
      ...(plan === 'Free'
        ? ['O plano gratuito mostra a temporada de agora só de ontem até amanhã; inteiras, só as que ele libera.']
        : []),
    ]
    return { words: words.join(' '), covered: null }
  },
}

/** Errors come with status 200 and an empty list: `errors` is looked at first. It is `[]` when there is none. */
function readAnswer(status: number, headers: AnswerHeaders, body: Bag): ReadAnswer {
  const errors = bagOf(body['errors'])
  const [name] = Object.keys(errors)
  const words = name === undefined ? '' : (text(errors, name) ?? '')
  if ('rateLimit' in errors || (status === 429 && !('requests' in errors)))
    return { kind: 'limit', waitSeconds: headerNumber(headers, 'retry-after') ?? MINUTE_SECONDS, window: 'minute' }
  if ('requests' in errors) return { kind: 'limit', waitSeconds: null, window: 'day' }
  if ('access' in errors) return { kind: 'key', reason: `A API-Football suspendeu a conta desta chave: ${words}` }
  if ('token' in errors || status === 401) return { kind: 'key', reason: 'A API-Football não aceita esta chave.' }
  if (status === 403)
    return { kind: 'key', reason: `A API-Football recusou a chave${words === '' ? '.' : `: ${words}`}` }
  if ('plan' in errors) return { kind: 'refused', reason: 'O plano da chave não cobre isto.', words }
  if ('bug' in errors || 'time' in errors || status >= 499)
    return { kind: 'away', reason: `A API-Football respondeu com um erro dela (${status}).` }
  if (name !== undefined) return { kind: 'refused', reason: `A API-Football recusou a chamada: ${words}`, words }
  if (Array.isArray(body['errors']) && body['errors'].length > 0)
    return { kind: 'refused', reason: 'A API-Football recusou a chamada.' }
  if (status === 404) return { kind: 'refused', reason: 'A API-Football não tem isto.' }
  // No content is an answer: there is nothing.
  if (status === 204) return { kind: 'data' }
  if (status !== 200 || !('response' in body)) return { kind: 'away', reason: `A API-Football respondeu ${status}.` }
  return { kind: 'data' }
}
