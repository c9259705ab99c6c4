import { choice, integer, plain, record, text, type Fields } from './field.ts'
import { eventTypes, matchStatuses, positions, spots } from './choices.ts'

const sides = { home: 'Mandante', away: 'Visitante' } as const
const roles = { player: 'Jogador', coach: 'Técnico' } as const
const periods = {
  match: 'Jogo inteiro',
  firstHalf: matchStatuses.firstHalf,
  secondHalf: matchStatuses.secondHalf,
  extraTimeFirstHalf: matchStatuses.extraTimeFirstHalf,
  extraTimeSecondHalf: matchStatuses.extraTimeSecondHalf,
  shootout: matchStatuses.shootout,
} as const
const count = (label: string) => integer(label, 0, 9999)
const person = record('Pessoa', 'person')
const team = record('Time', 'team')
const side = choice('Lado', sides)
const minute = { minute: count('Minuto'), added: count('Acréscimos') } as const
const siteText = {
  title: text('Título', 160),
  body: { input: 'longText', label: 'Texto', max: 100_000 },
} as const satisfies Fields

/**
 * The fields that the history shows besides those of the forms: what is entered elsewhere (line-ups, events, phases), by
 * the kind of the row and its column. A column in neither list is bookkeeping and is not shown.
 */
export const historyFields: Readonly<Record<string, Fields>> = {
  aliases: { alias: text('Outro nome') },
  person: {
    roles: { input: 'choices', label: 'Funções', choices: { ...roles, referee: 'Árbitro' } },
  },
  edition: { suspensions: text('Regras de suspensão') },
  transfer: { not_before: plain('Não antes de', 'date'), not_after: plain('Não depois de', 'date') },
  title: { top_scorer_name: text('Nome do artilheiro'), coach_name: text('Nome do técnico campeão') },
  match: {
    home_id: record('Mandante', 'team'),
    away_id: record('Visitante', 'team'),
    edition_id: record('Edição', 'edition'),
    phase_id: text('Fase'),
    group_id: text('Grupo'),
    round_id: text('Rodada'),
    tie_id: text('Confronto'),
    leg: integer('Partida do confronto', 1, 2),
    day: plain('Dia', 'date'),
    rescheduled_from: plain('Estava marcado para', 'moment'),
    shootout_winner: choice('Vencedor dos pênaltis', sides),
    ...minute,
  },
  stadium_names: { name: text('Nome'), from_year: count('De'), to_year: count('Até') },
  team_rivals: { rival_id: record('Rival', 'team'), name: text('Clássico') },
  phases: {
    name: text('Nome'),
    kind: choice('Formato', { league: 'Pontos corridos', groups: 'Grupos', knockout: 'Mata-mata' }),
    rules: text('Regras'),
    zones: text('Zonas'),
    deciders: text('Decidido fora da tabela'),
  },
  groups: { name: text('Nome') },
  rounds: { name: text('Nome'), number: count('Número') },
  ties: {
    first_id: record('Primeiro', 'team'),
    second_id: record('Segundo', 'team'),
    winner_id: record('Vencedor', 'team'),
    first_from: text('De onde vem o primeiro'),
    second_from: text('De onde vem o segundo'),
    planned: text('Jogos já marcados'),
  },
  phase_teams: { team_id: team, group_id: text('Grupo'), ranking: count('Lugar no ranking') },
  events: {
    type: choice('Lance', eventTypes),
    side,
    period: choice('Período', periods),
    ...minute,
    player_id: record('Jogador', 'person'),
    player_name: text('Nome do jogador'),
    related_role: choice('Com', { assist: 'Assistência', in: 'Entrou', out: 'Saiu' }),
    related_id: record('Outro jogador', 'person'),
    related_name: text('Nome do outro jogador'),
    score_home: count('Gols do mandante'),
    score_away: count('Gols do visitante'),
    detail: text('Detalhe'),
    retracted: plain('Retirado', 'boolean'),
  },
  lineups: {
    side,
    formation: text('Formação'),
    coach_id: record('Técnico', 'person'),
    coach_name: text('Nome do técnico'),
  },
  lineup_players: {
    side,
    person_id: record('Jogador', 'person'),
    person_name: text('Nome do jogador'),
    number: count('Camisa'),
    starter: plain('Titular', 'boolean'),
    position: choice('Posição', positions),
    spot: choice('Posição exata', spots),
    captain: plain('Capitão', 'boolean'),
  },
  match_statistics: {
    side,
    period: choice('Período', periods),
    possession: count('Posse de bola'),
    shots: count('Finalizações'),
    shots_on_target: count('Finalizações no gol'),
    corners: count('Escanteios'),
    fouls: count('Faltas'),
    offsides: count('Impedimentos'),
    saves: count('Defesas'),
    passes: count('Passes'),
    passes_completed: count('Passes certos'),
  },
  match_officials: {
    role: choice('Função', {
      referee: 'Árbitro',
      assistant: 'Assistente',
      fourth: 'Quarto árbitro',
      var: 'VAR',
      avar: 'AVAR',
    }),
    person_id: person,
    person_name: text('Nome'),
    country: plain('País', 'country'),
  },
  airings: {
    streaming_id: record('Onde passa', 'streaming'),
    url: plain('Endereço', 'url'),
    states_included: text('Só nos estados'),
    states_excluded: text('Menos nos estados'),
  },
  squad_members: {
    edition_id: record('Edição', 'edition'),
    team_id: team,
    person_id: person,
    role: choice('Função', roles),
    number: count('Camisa'),
    position: choice('Posição', positions),
    club_id: record('Clube', 'team'),
  },
  posts: { ...siteText, category: text('Categoria'), published_at: plain('Publicação', 'moment') },
  website_pages: siteText,
  website: {
    'contact.email': text('E-mail'),
    'contact.phone': text('Telefone'),
    'contact.address': text('Endereço'),
    'contact.social': text('Redes sociais'),
    'adsense.publisher': text('Código do editor'),
    'adsense.slots': text('Blocos de anúncio'),
    category: text('Categorias dos posts'),
    'blog.title': text('Título do blog'),
    'blog.description': text('Descrição do blog'),
    'blog.address': plain('Endereço do blog', 'url'),
    sharing_allowed: plain('Cartões públicos liberados', 'boolean'),
  },
}
