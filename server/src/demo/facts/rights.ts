import type { RightFact } from './fact.ts'
import { seriesA, seriesB } from './season.ts'

const whole = (competition: string, streaming: string, note: string | null = null): RightFact => ({
  competition,
  streaming,
  homeTeam: null,
  note,
})

/** The home club sells its matches, and the clubs sell them as two blocs. */
const ofHomeClubs = (
  competition: string,
  streaming: string,
  clubs: readonly string[],
  note: string | null = null,
): readonly RightFact[] => clubs.map((homeTeam) => ({ competition, streaming, homeTeam, note }))

const libra: ReadonlySet<string> = new Set([
  'atletico_mg',
  'bahia',
  'bragantino',
  'flamengo',
  'gremio',
  'palmeiras',
  'remo',
  'santos',
  'sao_paulo',
  'vitoria',
])
const futebolForteUniaoA = seriesA.filter((club) => !libra.has(club))

/** The two clubs of the Série B that sold to Globo on their own. */
const withGlobo: ReadonlySet<string> = new Set(['nautico', 'sao_bernardo'])
const futebolForteUniaoB = seriesB.filter((club) => !withGlobo.has(club))

const A = 'brasileirao_serie_a'
const B = 'brasileirao_serie_b'

export const rights: readonly RightFact[] = [
  whole(A, 'globo', 'Jogos escolhidos'),
  whole(A, 'sportv'),
  whole(A, 'premiere', 'Todos os jogos, menos os exclusivos do Prime Video'),
  ...ofHomeClubs(A, 'ge_tv', [...libra], 'Jogos escolhidos'),
  ...ofHomeClubs(A, 'record', futebolForteUniaoA, 'Um jogo por rodada'),
  ...ofHomeClubs(A, 'cazetv', futebolForteUniaoA, 'Um jogo por rodada'),
  ...ofHomeClubs(A, 'prime_video', futebolForteUniaoA, 'Um jogo exclusivo por rodada'),
  whole(A, 'radio_globo'),
  whole(A, 'cbn'),
  ...ofHomeClubs(A, 'itatiaia', ['atletico_mg', 'cruzeiro']),
  ...ofHomeClubs(A, 'gaucha', ['gremio', 'internacional']),

  ...ofHomeClubs(B, 'espn', futebolForteUniaoB, 'Até nove jogos por rodada'),
  ...ofHomeClubs(B, 'disney_mais', futebolForteUniaoB, 'Até nove jogos por rodada'),
  ...ofHomeClubs(B, 'redetv', futebolForteUniaoB, 'Jogos escolhidos'),
  ...ofHomeClubs(B, 'xsports', futebolForteUniaoB, 'Jogos escolhidos'),
  ...ofHomeClubs(B, 'canal_goat', futebolForteUniaoB, 'Jogos escolhidos'),
  ...ofHomeClubs(B, 'sportynet', futebolForteUniaoB, 'Dois jogos por rodada'),
  ...ofHomeClubs(B, 'globo', [...withGlobo], 'Jogos escolhidos'),
  ...ofHomeClubs(B, 'ge_tv', [...withGlobo], 'Jogos escolhidos'),
  ...ofHomeClubs(B, 'sportv', [...withGlobo]),
  ...ofHomeClubs(B, 'premiere', [...withGlobo]),

  whole('copa_do_brasil', 'globo', 'A partir das oitavas de final'),
  whole('copa_do_brasil', 'sportv'),
  whole('copa_do_brasil', 'premiere'),
  whole('copa_do_brasil', 'prime_video'),

  whole('copa_libertadores', 'globo', 'Jogos escolhidos e a final'),
  whole('copa_libertadores', 'espn'),
  whole('copa_libertadores', 'disney_mais'),
  whole('copa_libertadores', 'paramount_mais'),

  whole('copa_sul_americana', 'sbt', 'Jogos escolhidos e a final'),
  whole('copa_sul_americana', 'espn'),
  whole('copa_sul_americana', 'disney_mais'),
  whole('copa_sul_americana', 'paramount_mais'),

  whole('copa_do_mundo', 'cazetv', 'Todos os 104 jogos'),
  whole('copa_do_mundo', 'globo', 'Cerca de metade dos jogos, entre eles todos os do Brasil'),
  whole('copa_do_mundo', 'sportv', 'Os jogos da Globo'),
  whole('copa_do_mundo', 'globoplay', 'Os jogos da Globo'),
  whole('copa_do_mundo', 'sbt', '32 jogos, entre eles todos os do Brasil'),
  whole('copa_do_mundo', 'n_sports', '32 jogos, entre eles todos os do Brasil'),
  whole('copa_do_mundo', 'radio_globo'),
  whole('copa_do_mundo', 'cbn'),
]
