import type { Reason } from '@meio-campo/contract'
import { countryName, counted, plural } from '@meio-campo/contract/rules'
import type { EvidenceKind } from '../evidence/evidence.ts'

/** Evidence as it is stored: JSON has no infinity, so evidence that forbids has no bits. */
export interface StoredEvidence {
  readonly kind: string
  readonly bits: number | null
  readonly detail?: Readonly<Record<string, string | number>>
}

interface StatedReason {
  readonly against: boolean
  readonly text: (field: string) => string
  readonly number: (field: string) => number
  /** The name of the team whose id is in the field. */
  readonly team: (field: string) => string
}

type Sentence = (stated: StatedReason) => string

const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').toReversed().join('/') : text)
const both = ({ text }: StatedReason, say: (value: string) => string = (value) => value) =>
  text('a') !== '' && text('b') !== '' ? `: ${say(text('a'))} e ${say(text('b'))}` : ''
const times = (count: number) => counted(count, 'vez', 'vezes')

const SENTENCES: Readonly<Record<EvidenceKind, Sentence> & Record<string, Sentence>> = {
  'same-name': ({ text }) =>
    text('a') !== '' && text('a') !== text('b')
      ? `Mesmo nome sem a forma jurídica: “${text('a')}” e “${text('b')}”`
      : 'Mesmo nome',
  'similar-name': (stated) => `Nomes parecidos${both(stated, (name) => `“${name}”`)}`,
  'different-name': (stated) => `Nomes diferentes${both(stated, (name) => `“${name}”`)}`,
  'rare-name': () => 'O nome é raro: poucos registros o têm',
  'shared-alias': () => 'Uma lista dá os dois nomes ao mesmo registro',
  'same-fixtures': ({ number }) => {
    if (number('coinciding') > 0)
      return `${counted(number('coinciding'), 'jogo igual', 'jogos iguais')}: mesmo dia, adversário e placar`
    if (number('unscored') > 0)
      return `${counted(number('unscored'), 'jogo', 'jogos')} no mesmo dia e contra o mesmo adversário, sem placar para comparar`
    return 'Os mesmos jogos: mesmo dia, adversário e placar'
  },
  'different-fixtures': ({ number, team }) => {
    if (number('meetings') > 0) return `Jogaram um contra o outro ${times(number('meetings'))}: não são o mesmo`
    if (team('opponent') !== '') return `Jogou contra ${team('opponent')}: não são o mesmo`
    if (number('clashing') > 0) return `Jogaram no mesmo dia contra adversários diferentes ${times(number('clashing'))}`
    if (number('differing') > 0)
      return `${counted(number('differing'), 'jogo', 'jogos')} no mesmo dia e contra o mesmo adversário com outro placar`
    return 'Os jogos são diferentes'
  },
  opponents: () => 'Jogaram um contra o outro: não são o mesmo',
  'same-edition': ({ against, number }) =>
    against
      ? 'Estão os dois na mesma temporada do campeonato'
      : number('alone') > 0
        ? 'Ninguém mais nos mesmos elencos tem um nome assim'
        : 'Aparecem na mesma temporada do campeonato',
  'neighbouring-editions': ({ number, text }) =>
    text('years') === ''
      ? 'Jogaram os mesmos campeonatos, em temporadas diferentes'
      : number('years') <= 1
        ? 'Um joga a temporada seguinte à do outro, no mesmo campeonato'
        : `Jogaram o mesmo campeonato com ${number('years')} anos de distância`,
  'same-country': ({ text }) => `Mesmo país${text('country') && `: ${countryName(text('country'))}`}`,
  'different-country': (stated) => `Países diferentes${both(stated, countryName)}`,
  'different-state': (stated) => `Estados diferentes${both(stated, (state) => state.toUpperCase().slice(0, 40))}`,
  'same-state': ({ text }) => `Mesmo estado${text('state') && `: ${text('state').toUpperCase()}`}`,
  'same-city': ({ text }) => `Mesma cidade${text('city') && `: ${text('city')}`}`,
  'different-city': (stated) => `Cidades diferentes${both(stated)}`,
  'same-founding-year': (stated) =>
    stated.against ? `Anos de fundação diferentes${both(stated)}` : `Mesmo ano de fundação: ${stated.text('a')}`,
  'different-gender': () => 'Um é feminino e o outro masculino: não são o mesmo',
  'same-birth-date': ({ text }) => `Mesma data de nascimento${text('a') && `: ${day(text('a'))}`}`,
  'different-birth-date': (stated) => `Datas de nascimento diferentes${both(stated, day)}`,
  age: ({ text, number }) =>
    text('first') !== ''
      ? `As idades não combinam: jogos de ${text('first')} a ${text('last')}`
      : `Carreira longa demais para uma pessoa só${number('years') > 0 ? `: ${number('years')} anos` : ''}`,
  'same-squad-place': ({ number }) =>
    number('squads') > 1
      ? `Mesma camisa no mesmo elenco em ${number('squads')} temporadas`
      : 'Mesma camisa no mesmo elenco',
  'same-line-up-place': ({ number }) =>
    number('matches') > 1
      ? `Mesma camisa na escalação de ${number('matches')} jogos`
      : 'Mesma camisa na mesma escalação',
  'same-goal': ({ number }) =>
    number('goals') > 1
      ? `${number('goals')} gols iguais: mesmo jogo e mesmo minuto`
      : 'O mesmo gol: mesmo jogo e mesmo minuto',
  'same-team': ({ team, number, text }) => {
    const where = team('team') === '' ? 'Mesmo time' : `Mesmo time: ${team('team')}`
    if (text('years') === '') return where
    return number('years') === 0
      ? `${where}, nos mesmos anos`
      : `${where}, com ${number('years')} ${plural(number('years'), 'ano', 'anos')} de distância`
  },
  'two-teams-on-one-day': () => 'Estão em dois times no mesmo dia: não são o mesmo',
  'two-places-in-one-match': ({ text }) =>
    text('a') !== '' ? `Camisas diferentes no mesmo elenco: ${text('a')} e ${text('b')}` : 'Dois lugares no mesmo jogo',
  'same-coordinates': () => 'Ficam no mesmo lugar do mapa',
  'far-apart': ({ number }) =>
    number('km') > 0
      ? `Ficam a ${counted(Math.round(number('km')), 'km', 'km')} um do outro`
      : 'Ficam longe um do outro',
  'same-home-team': ({ team }) => `Casa do mesmo time${team('team') && `: ${team('team')}`}`,
  'same-day': ({ text }) => `Mesmo dia${text('day') && `: ${day(text('day'))}`}`,
  'same-score': ({ text }) => `Mesmo placar${text('score') && `: ${text('score').replace('-', ' × ')}`}`,
  'two-registrations': () => 'Uma fonte dá aos dois números de registro diferentes: não são o mesmo',
  'listed-apart': () => 'Uma lista conhecida os dá como dois registros',
  'decided-by-person': () => 'Uma pessoa decidiu',
}

/** One sentence for each piece of evidence, the weightiest first. */
export function reasonsOf(evidence: readonly StoredEvidence[], teamNames: ReadonlyMap<string, string>): Reason[] {
  return evidence
    .toSorted((one, other) => weight(other) - weight(one))
    .map((each) => ({
      kind: each.kind,
      words: sentenceOf(each, teamNames),
      speaks: isAgainst(each) ? 'against' : 'for',
      bits: each.bits,
    }))
}

/** The ids of the teams that the sentences name. */
export function teamsIn(evidence: readonly StoredEvidence[]): string[] {
  return evidence.flatMap(({ detail = {} }) =>
    [detail['team'], detail['opponent']].filter((id): id is string => typeof id === 'string'),
  )
}

const weight = ({ bits }: StoredEvidence) => (bits === null ? Number.MAX_VALUE : Math.abs(bits))
const isAgainst = ({ bits }: StoredEvidence) => bits === null || bits < 0

function sentenceOf(evidence: StoredEvidence, teamNames: ReadonlyMap<string, string>): string {
  const { kind, detail = {} } = evidence
  const text = (field: string) => String(detail[field] ?? '')
  const sentence: Sentence | undefined = SENTENCES[kind]
  // A kind that this version does not know is shown as it is.
  if (!sentence) return kind
  return sentence({
    against: isAgainst(evidence),
    text,
    number: (field) => Number(detail[field] ?? 0) || 0,
    team: (field) => teamNames.get(text(field)) ?? text(field),
  })
}
