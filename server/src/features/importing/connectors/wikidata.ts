import { bag, bags, type Bag } from '../datasets/answers/fields.ts'
import { clubsQuery, peopleQuery } from '../datasets/wikidata/queries.ts'
import { headerNumber, type AnswerHeaders, type FactProvider, type PlannedCall, type ReadAnswer } from './connector.ts'

/** A guest asks slowly: the rest is asked in the next syncs. */
const MOST_CALLS = 40
const USUAL_WAIT_SECONDS = 60
const MONTHS_OF_A_QUARTER = 3

/** Wikidata's query service, which requires only that callers identify themselves. */
export const wikidataProvider: FactProvider = {
  id: 'wikidata',
  title: 'Wikidata',
  asksAboutGaps: true,
  limits: { minute: 10 },
  headersOf: (_key, contact) => ({
    accept: 'application/sparql-results+json',
    'user-agent': `meio-campo (${contact})`,
  }),
  readBudget: (budget) => budget,
  readAnswer,
  *sync({ gaps, now, knownSign }) {
    const sign = quarterOf(now)
    const planned = [
      ...gaps.clubCountries.map((country) => ask(`clubs ${country}`, clubsQuery(country), `clubs=${country}`)),
      ...gaps.birthMonths.map(({ month, days }) => ask(`born ${month}`, peopleQuery(days), `born=${month}`)),
    ]
    let asked = 0
    for (const call of planned) {
      if (asked === MOST_CALLS) return
      if (knownSign(call.occasional!.subject) === sign) continue
      const answer = yield call
      if (answer.kind === 'spared') return
      asked += 1
    }

    function ask(subject: string, query: string, about: string): PlannedCall {
      return {
        call: `?query=${encodeURIComponent(query)}`,
        about,
        needed: false,
        occasional: { subject, sign },
        isEmpty: (body) => rowsOf(body).length === 0,
      }
    }
  },
}

const rowsOf = (body: Bag) => bags(bag(body, 'results'), 'bindings')

/** What was asked once is asked again in another quarter of a year. */
function quarterOf(now: Date): string {
  return `${now.getUTCFullYear()}-${Math.floor(now.getUTCMonth() / MONTHS_OF_A_QUARTER) + 1}`
}

function readAnswer(status: number, headers: AnswerHeaders, body: Bag): ReadAnswer {
  if (status === 200 && Array.isArray(bag(body, 'results')['bindings'])) return { kind: 'data' }
  if (status === 429) {
    return { kind: 'limit', waitSeconds: headerNumber(headers, 'retry-after') ?? USUAL_WAIT_SECONDS, window: 'minute' }
  }
  // A question that is too large for the time it gives one is not the end of the others.
  if (status === 500 || status === 504)
    return { kind: 'refused', reason: 'A Wikidata não respondeu a esta consulta a tempo.' }
  if (status === 400) return { kind: 'refused', reason: 'A Wikidata não aceitou esta consulta.' }
  return {
    kind: 'away',
    reason: status === 200 ? 'A resposta da Wikidata veio vazia.' : `A Wikidata respondeu ${status}.`,
  }
}
