import { endpoints, type Endpoint } from '@meio-campo/contract'
import { z } from 'zod'

/** A call of the API, which a tool makes. */
export interface Asked {
  readonly path: string
  readonly query: Readonly<Record<string, string | number | undefined>>
}

type Shape = Record<string, z.ZodType>

export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: Shape
  /** What it answers: the answer of this call, or only these fields of its data. */
  readonly answers: Endpoint
  readonly fields?: string
  /** The call that answers it; exactly one, so that a tool costs what a call costs. */
  readonly toCall: (input: never) => Asked
}

function tool<Input extends Shape>(
  definition: Omit<Tool, 'input' | 'toCall'> & {
    readonly input: Input
    readonly toCall: (input: z.output<z.ZodObject<Input>>) => Asked
  },
): Tool {
  return definition
}

const id = (of: string) => z.string().min(1).max(200).describe(`O id ${of}, como \`search\` o dá.`)
const season = z.string().optional().describe('A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última.')
const limit = (most: number, usual: number) =>
  z.number().int().min(1).max(most).optional().describe(`Quantos, até ${most}; sem ele, ${usual}.`)
const cursor = z.string().optional().describe('O `page.next` da resposta anterior, para a próxima página.')

/** Of a match, what can be talked about: the rest would only fill an assistant's memory. */
const MATCH_FIELDS =
  'id,competition,edition,phase,round,kickoff,day,status,statusReason,minute,home,away,score,penalties,stadium,attendance,airings,demo'

const EVENT_FIELDS =
  'id,competition,edition,phase,round,kickoff,day,status,statusReason,minute,home,away,score,halfTime,penalties,stadium,attendance,coverage,demo,events,officials'
/** Of a match that stands in the answer about a team, a player or line-ups: who, when and how it ended. */
const glance = (field: string) =>
  ['id', 'competition', 'kickoff', 'day', 'status', 'home', 'away', 'score', 'penalties']
    .map((name) => `${field}.${name}`)
    .join(',')
const LINEUP_FIELDS = `${glance('match')},home,away,absences`
const TEAM_FIELDS = `id,kind,gender,name,officialName,nickname,founded,city,state,country,stadium,confederation,season,coach,rivals,titles,${glance('lastMatches')},${glance('nextMatch')},tables,topScorers,form,demo`
const PLAYER_FIELDS = `id,name,officialName,birthDate,age,birthPlace,nationalities,heightCm,foot,positions,team,number,contractUntil,career,seasons,goalsByKind,goalsByMinute,${glance('nextMatch')},suspensions,demo`

export const tools: readonly Tool[] = [
  tool({
    name: 'search',
    title: 'Buscar',
    description:
      'Acha times, jogadores, técnicos, campeonatos, estádios e jogos pelo nome, sem acentos e com tolerância a erros. Dois times juntos (“flamengo vasco”) acham os jogos entre eles. Comece por aqui: as outras ferramentas pedem os ids que esta dá.',
    answers: endpoints.search,
    input: { query: z.string().min(1).max(100).describe('O que procurar.'), limit: limit(50, 20) },
    toCall: ({ query, limit }) => ({ path: endpoints.search.path, query: { q: query, limit } }),
  }),
  tool({
    name: 'standings',
    title: 'Tabela',
    description:
      'A classificação de um campeonato, com o que desempatou cada par, e o mata-mata. Também como estava depois de uma rodada ou em um dia, e só em casa ou fora.',
    answers: endpoints.getStandings,
    input: {
      competition: id('do campeonato'),
      season,
      round: z.number().int().min(1).max(999).optional().describe('Como estava depois desta rodada.'),
      date: z.string().optional().describe('Como estava neste dia: `2024-05-12`.'),
      venue: z.enum(['casa', 'fora']).optional().describe('Só os jogos em casa, ou só os de fora.'),
    },
    toCall: ({ competition, season, round, date, venue }) => ({
      path: fill(endpoints.getStandings.path, { id: competition }),
      query: { temporada: season, rodada: round, data: date, local: venue },
    }),
  }),
  tool({
    name: 'matches',
    title: 'Jogos',
    description:
      'Jogos com dia, placar, situação e onde passam: de um dia, de um campeonato, de um time, ou de tudo isso junto. Sem nada, os de hoje. Horários em UTC.',
    answers: endpoints.listMatches,
    fields: MATCH_FIELDS,
    input: {
      date: z
        .string()
        .optional()
        .describe('`2024`, `2024-05`, `2024-05-12`, `hoje`, `ontem` ou `amanha`, pelo dia em São Paulo.'),
      from: z.iso.date().optional().describe('Deste dia em diante.'),
      to: z.iso.date().optional().describe('Até este dia.'),
      competition: id('do campeonato').optional(),
      team: id('do time').optional(),
      season,
      status: z.enum(['agendado', 'ao_vivo', 'encerrado', 'adiado']).optional(),
      limit: limit(100, 20),
      cursor,
    },
    toCall: ({ date, from, to, competition, team, season, status, limit, cursor }) => {
      const narrowed = [from, to, competition, team, season, status].some((given) => given !== undefined)
      const day = date ?? (narrowed ? undefined : 'hoje')
      const query = { de: from, ate: to, campeonato: competition, time: team, temporada: season, situacao: status }
      return {
        path: day === undefined ? endpoints.listMatches.path : fill(endpoints.listMatchesOn.path, { date: day }),
        query: { ...query, limit, cursor, fields: MATCH_FIELDS },
      }
    },
  }),
  tool({
    name: 'scorers',
    title: 'Artilheiros',
    description: 'Os artilheiros de uma edição de um campeonato, com gols de pênalti, assistências e jogos.',
    answers: endpoints.listScorers,
    input: { competition: id('do campeonato'), season, team: id('do time').optional(), limit: limit(100, 20), cursor },
    toCall: ({ competition, season, team, limit, cursor }) => ({
      path: fill(endpoints.listScorers.path, { id: competition }),
      query: { temporada: season, time: team, limit, cursor },
    }),
  }),
  tool({
    name: 'head_to_head',
    title: 'Confronto direto',
    description:
      'Quantas vezes dois times se enfrentaram, quem venceu mais, e os jogos entre eles, do mais novo ao mais antigo. Os números são vistos do primeiro time.',
    answers: endpoints.listTeamMatches,
    fields: MATCH_FIELDS,
    input: { team: id('do primeiro time'), opponent: id('do outro time'), limit: limit(100, 20), cursor },
    toCall: ({ team, opponent, limit, cursor }) => ({
      path: fill(endpoints.listTeamMatches.path, { id: team }),
      query: { adversario: opponent, sort: '-kickoff', limit, cursor, fields: MATCH_FIELDS },
    }),
  }),
  tool({
    name: 'match_events',
    title: 'Lances de um jogo',
    description:
      'Os lances de um jogo na ordem: gols, cartões, substituições e VAR, com o minuto, o jogador e o placar depois; e o jogo, com a situação, o placar e a arbitragem.',
    answers: endpoints.getMatch,
    fields: EVENT_FIELDS,
    input: { competition: id('do campeonato'), match: id('do jogo') },
    toCall: ({ competition, match }) => ({
      path: fill(endpoints.getMatch.path, { id: competition, idjogo: match }),
      query: { fields: EVENT_FIELDS },
    }),
  }),
  tool({
    name: 'team',
    title: 'Um time',
    description:
      'Um time: dados, técnico, estádio, forma, próximo jogo, últimos jogos, tabelas, títulos e artilheiros.',
    answers: endpoints.getTeam,
    fields: TEAM_FIELDS,
    input: { team: id('do time'), season },
    toCall: ({ team, season }) => ({
      path: fill(endpoints.getTeam.path, { id: team }),
      query: { temporada: season, fields: TEAM_FIELDS },
    }),
  }),
  tool({
    name: 'squad',
    title: 'Elenco',
    description:
      'O elenco de um time, o atual ou o de uma temporada: número, posição, idade, jogos, gols e cartões de cada um.',
    answers: endpoints.getTeamSquad,
    input: { team: id('do time'), season },
    toCall: ({ team, season }) => ({
      path: fill(endpoints.getTeamSquad.path, { id: team }),
      query: { temporada: season },
    }),
  }),
  tool({
    name: 'players',
    title: 'Jogadores',
    description: 'Jogadores por nome, time, nacionalidade e posição, com idade, altura, pé e time atual.',
    answers: endpoints.listPlayers,
    input: {
      query: z.string().min(1).max(100).optional().describe('O nome, sem acentos e com tolerância a erros.'),
      team: id('do time').optional(),
      nationality: z.string().max(200).optional().describe('O país, como em `BR`; vários, separados por vírgula.'),
      position: z.enum(['goleiro', 'defensor', 'meia', 'atacante']).optional(),
      limit: limit(100, 20),
      cursor,
    },
    toCall: ({ query, team, nationality, position, limit, cursor }) => ({
      path: endpoints.listPlayers.path,
      query: { q: query, time: team, nacionalidade: nationality, posicao: position, limit, cursor },
    }),
  }),
  tool({
    name: 'player',
    title: 'Um jogador',
    description: 'Um jogador: dados, carreira, números de cada temporada, como e quando faz gols, e suspensões.',
    answers: endpoints.getPlayer,
    fields: PLAYER_FIELDS,
    input: { player: id('do jogador') },
    toCall: ({ player }) => ({
      path: fill(endpoints.getPlayer.path, { id: player }),
      query: { fields: PLAYER_FIELDS },
    }),
  }),
  tool({
    name: 'lineups',
    title: 'Escalações',
    description: 'As escalações de um jogo: titulares, reservas, técnicos, substituições e desfalques.',
    answers: endpoints.getMatchLineups,
    fields: LINEUP_FIELDS,
    input: { competition: id('do campeonato'), match: id('do jogo') },
    toCall: ({ competition, match }) => ({
      path: fill(endpoints.getMatchLineups.path, { id: competition, idjogo: match }),
      query: { fields: LINEUP_FIELDS },
    }),
  }),
  tool({
    name: 'changes',
    title: 'Mudanças',
    description:
      'O que mudou nos dados desde um cursor, em ordem, com o que foi apagado. Sem cursor, dá o de agora: guarde-o e pergunte de novo mais tarde.',
    answers: endpoints.listChanges,
    input: {
      cursor: z.string().optional().describe('O `cursor` da resposta anterior.'),
      kinds: z.string().optional().describe('Só destes, com vírgulas: `match,event`.'),
      limit: limit(1000, 100),
    },
    toCall: ({ cursor = 'agora', kinds, limit }) => ({
      path: endpoints.listChanges.path,
      query: { desde: cursor, tipo: kinds, limit },
    }),
  }),
]

/** An address with its parts filled in. */
export function fill(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!))
}
