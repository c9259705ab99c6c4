import type { Position } from '../../records/records.ts'

/** The four positions as Wikidata has them; detailed ones are kinds of these. */
export const positionItems: Readonly<Record<string, Position>> = {
  Q201330: 'goalkeeper',
  Q336286: 'defender',
  Q193592: 'midfielder',
  Q280658: 'forward',
}

/** Between the values that a row has of one thing. */
export const SEPARATOR = '|'

const NAME_LANGUAGES = '("pt-br", "pt", "es", "en")'
const YEAR_PRECISION = 9
const DAY_PRECISION = 11

const joined = (name: string, as: string) => `(GROUP_CONCAT(DISTINCT ?${name}; separator="${SEPARATOR}") AS ?${as})`

/** Every football club of a country, with what is known of it and of its ground. */
export function clubsQuery(country: string): string {
  checkForm(country, /^[A-Z]{2}$/)
  return compact(`
    SELECT ?item ${joined('name', 'names')} (MIN(YEAR(?date)) AS ?founded) (COUNT(DISTINCT ?venue) AS ?grounds)
      (SAMPLE(?venue) AS ?ground) ${joined('venueName', 'groundNames')} (SAMPLE(?point) AS ?coordinates)
      (MAX(?places) AS ?capacity)
    WHERE {
      ?item wdt:P31/wdt:P279* wd:Q476028 ; wdt:P17/wdt:P297 "${country}" ; rdfs:label|skos:altLabel ?name .
      FILTER(LANG(?name) IN ${NAME_LANGUAGES})
      OPTIONAL {
        ?item p:P571/psv:P571 [ wikibase:timeValue ?date ; wikibase:timePrecision ?precision ] .
        FILTER(?precision >= ${YEAR_PRECISION})
      }
      OPTIONAL {
        ?item wdt:P115 ?venue . ?venue rdfs:label|skos:altLabel ?venueName .
        FILTER(LANG(?venueName) IN ${NAME_LANGUAGES})
        OPTIONAL { ?venue wdt:P625 ?point } OPTIONAL { ?venue wdt:P1083 ?places }
      }
    }
    GROUP BY ?item ORDER BY ?item`)
}

/** The footballers who were born on one of these days. */
export function peopleQuery(days: readonly string[]): string {
  for (const day of days) checkForm(day, /^\d{4}-\d{2}-\d{2}$/)
  const dates = days.map((day) => `"${day}T00:00:00Z"^^xsd:dateTime`).join(' ')
  const positions = Object.keys(positionItems).map((item) => `wd:${item}`)
  return compact(`
    SELECT ?item ?birth ${joined('name', 'names')} (MAX(?metres) AS ?height) ${joined('role', 'positions')}
      (SAMPLE(?town) AS ?birthPlace) ${joined('code', 'countries')} ${joined('sex', 'sexes')}
    WHERE {
      VALUES ?birth { ${dates} }
      ?item wdt:P569 ?birth ; wdt:P106 wd:Q937857 ; rdfs:label|skos:altLabel ?name ;
        p:P569/psv:P569 [ wikibase:timeValue ?birth ; wikibase:timePrecision ${DAY_PRECISION} ] .
      FILTER(LANG(?name) IN ${NAME_LANGUAGES})
      OPTIONAL { ?item p:P2048/psn:P2048/wikibase:quantityAmount ?metres }
      OPTIONAL { VALUES ?role { ${positions.join(' ')} } ?item wdt:P413/wdt:P279* ?role }
      OPTIONAL { ?item wdt:P19/rdfs:label ?town . FILTER(LANG(?town) = "pt") }
      OPTIONAL { ?item wdt:P27/wdt:P297 ?code }
      OPTIONAL { ?item wdt:P21 ?sex }
    }
    GROUP BY ?item ?birth ORDER BY ?item`)
}

/** A question is an address: it carries no line ends. */
function compact(query: string): string {
  return query.trim().replaceAll(/\s+/g, ' ')
}

function checkForm(value: string, form: RegExp): void {
  if (!form.test(value)) throw new Error(`${value} cannot stand in a query`)
}
