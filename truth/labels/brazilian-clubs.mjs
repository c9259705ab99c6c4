// Which club of an edition a Brazilian spelling means, by the README's rules and by the clubs that take part: on purpose
// apart from the resolver's own ways. Candidates are `name / UF`, as the match sheets write them.
import { distance, fold } from '../names.mjs'

const STATES = 'ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to'.split(' ')
const FORMS = new Set('fc ec sc cr se ca ac af fr fbc fbpa aa ad cf clube esporte futebol saf ser rb'.split(' '))

// Spellings that no rule leads to their club.
const SPECIAL = new Map(
  Object.entries({
    'ca mineiro': 'atletico mineiro mg',
    'atletico mg': 'atletico mineiro mg',
    'ca paranaense': 'athletico paranaense pr',
    'atletico pr': 'athletico paranaense pr',
    'atletico paranaense': 'athletico paranaense pr',
    'athletico pr': 'athletico paranaense pr',
    'ac goianiense': 'atletico goianiense go',
    'atletico go': 'atletico goianiense go',
    'sc recife': 'sport pe',
    'sport recife': 'sport pe',
    'sport recife pe': 'sport pe',
    'america mineiro': 'america mg',
    'gremio porto alegre': 'gremio rs',
    'gremio fbpa': 'gremio rs',
    'internacional porto alegre': 'internacional rs',
    'cr brasil al': 'crb al',
    'brasil de pelotas': 'brasil rs',
    'brasil de pelotas rs': 'brasil rs',
    'ca bragantino': 'red bull bragantino sp',
    'rb bragantino': 'red bull bragantino sp',
    bragantino: 'red bull bragantino sp',
    'operario ferroviario': 'operario pr',
    'operario ferroviario pr': 'operario pr',
    'gremio novorizontino': 'novorizontino sp',
    'gremio novorizontino sp': 'novorizontino sp',
    'vasco da gama': 'vasco da gama rj',
    vasco: 'vasco da gama rj',
    palmeira: 'palmeiras sp',
    portugues: 'portuguesa sp',
    'ceara sc': 'ceara ce',
    'botafogo fr': 'botafogo rj',
    'sc internacional': 'internacional rs',
    'sc corinthians paulista': 'corinthians sp',
    'corinthians paulista': 'corinthians sp',
    'cs alagoano': 'csa al',
    barueri: 'barueri sp',
    'gremio prudente': 'barueri sp',
    'gremio barueri': 'barueri sp',
  }),
)

/** `atletico mineiro mg`: name and state, so that it is the same in every edition. */
export function markOf(nameAndState) {
  const [name, state = ''] = nameAndState.split(/\s+\/\s+/)
  const bare = fold(name).replace(/ f c$/, '').replace(/ $/, '')
  const mark = `${bare} ${fold(state)}`.trim()
  return SHEET_SPELLINGS.get(mark) ?? mark
}

// Two spellings of one club within the match sheets.
const SHEET_SPELLINGS = new Map(
  Object.entries({
    'atletico go': 'atletico goianiense go',
    'gremio novorizontino sp': 'novorizontino sp',
    'nova mutum mt': 'mutum mt',
    'botafogo pb pb': 'botafogo pb',
    'atlhetic ce mg': 'athletic mg',
    'ceov operario mt': 'operario mt',
    'operario ceov mt': 'operario mt',
    'gazin porto velho ro': 'porto velho ro',
    'leao do vale cianorte pr': 'cianorte pr',
    'betim mg': 'ipatinga mg',
    crac: 'crac go',
    'gremio barueri sp': 'barueri sp',
    'rio branco a c es': 'rio branco es',
    'america f c rn': 'america rn',
  }),
)

/** Null where several or none could be meant. `marks` are those of the edition's clubs. */
export function clubAmong(spelling, marks) {
  const name = fold(spelling)
  const special = SPECIAL.get(name)
  if (special && marks.includes(special)) return special
  const words = name.split(' ')
  const state = words.length > 1 && STATES.includes(words.at(-1)) ? words.pop() : null
  const kept = words.filter((word) => !FORMS.has(word))
  const bare = (kept.length > 0 ? kept : words).join(' ')
  const tries = [
    (mark) => state !== null && mark === `${bare} ${state}`,
    (mark) => nameIn(mark) === bare && (state === null || stateIn(mark) === state || FORMS.has(state)),
    (mark) => nameIn(mark) === name,
    // Cut names, stray spaces and slips, where only one club of the edition comes near.
    (mark) => squeezed(nameIn(mark)) === squeezed(bare) && fits(mark, state),
    (mark) => squeezed(nameIn(mark)) === squeezed(name),
    (mark) => bare.length > 4 && (nameIn(mark).startsWith(bare) || bare.startsWith(nameIn(mark))) && fits(mark, state),
    (mark) => bare.length > 5 && distance(squeezed(nameIn(mark)), squeezed(bare)) <= 1 && fits(mark, state),
  ]
  for (const fitting of tries) {
    const found = marks.filter(fitting)
    if (found.length > 0) return found.length === 1 ? found[0] : null
  }
  return null
}

const squeezed = (name) => name.replaceAll(' ', '')
const nameIn = (mark) => mark.split(' ').slice(0, -1).join(' ')
const stateIn = (mark) => mark.split(' ').at(-1)
const fits = (mark, state) => state === null || FORMS.has(state) || stateIn(mark) === state
