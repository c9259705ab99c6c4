// Generated from the contract by scripts/generate-types.ts; do not edit.

/** Several words: with commas between, or as a list. */
export type Several<Word extends string = string> = string | readonly Word[]

export interface Item<T> {
  data: T
}

export interface Page<T> {
  data: T[]
  page: { limit: number; next: string | null; total: number | null }
  links: { self: string; next: string | null }
}

export interface Airing {
  /** Um streaming ou canal, pelo nome. */
  streaming: StreamingRef
  url: string | null
  /** Só nestes estados; vazio: em todos. */
  statesIncluded: string[]
  statesExcluded: string[]
}

export interface ApiRoot {
  /** O nome do serviço. */
  name: string
  /** A versão da API, a mesma do endereço: `v1`. */
  version: string
  /** Onde começar. Os endereços são deste serviço, sem o nome dele na frente. */
  links: {
    /** Quem chama e o que pode. */
    me: string
    /** Só a chave e as cotas. */
    status: string
    /** Busca em tudo. */
    search: string
    /** Cada mudança em ordem, para manter uma cópia. */
    changes: string
    /** O que acontece agora, como JSON. */
    live: string
    /** O mesmo como fluxo que fica aberto (Server-Sent Events). */
    stream: string
    /** O documento OpenAPI 3.1. */
    openapi: string
    /** A referência no console, onde cada chamada pode ser feita. */
    reference: string
    /** O que mudou na API. */
    changelog: string
    /** Os guias: primeira chamada, erros, limites, webhooks. */
    guides: string
    /** Um resumo da API para assistentes. */
    llms: string
    /** Os mesmos dados para assistentes, pelo Model Context Protocol (`POST`). */
    mcp: string
  }
  /** Quantas das operações quem pergunta pode chamar. */
  callable: number
  /** Tudo o que há abaixo de `/api/v1`, por endereço. */
  resources: Resource[]
}

export interface CallingKey {
  id: string
  name: string
  /** `test` só vê a demonstração e não gasta cota. */
  mode: 'live' | 'test'
  /** `browser` pode ficar à vista em uma página: só lê, e só a partir das origens listadas. */
  kind: 'server' | 'browser'
  /** O que a chave pode. `read` e `write` incluem todos os de ler dados e de editar; `…:manage` inclui o `…:read` do mesmo recurso. `read`: Ler tudo o que o console mostra. `write`: Criar e editar registros e o site. Só contas de administração. `matches:read`: Jogos, escalações, arbitragem e o placar do momento. `competitions:read`: Campeonatos, tabelas, artilheiros, cartões, campeões e confederações. `teams:read`: Times, elencos, passagens, transferências, suspensões e desfalques. `people:read`: Jogadores, técnicos e arbitragem. `stadiums:read`: Estádios e onde ficam. `streamings:read`: Streamings, direitos e onde passa cada jogo. `search:read`: A busca em tudo. `changes:read`: Cada mudança em ordem, o histórico e os nomes dos registros. `site:read`: Páginas, posts, painel e dados abertos. `live`: Receber lances por transmissão contínua. `records:write`: Cadastrar, mudar e remover times, pessoas, campeonatos, estádios e streamings. `site:write`: Páginas e posts. `push:read`: Webhooks, entregas e simulações da conta. `push:manage`: Criar, mudar, testar e remover webhooks, ler o segredo deles, reenviar entregas, fazer simulações. `calendars:read`: As assinaturas de calendário da conta. `calendars:manage`: Assinar calendários e encerrar assinaturas. `follows:read`: A lista de times, pessoas, campeonatos e jogos da conta. `follows:manage`: Pôr na lista, tirar dela e mudar a ordem. `imports:read`: Fontes, conexões, planilhas, execuções e filas de revisão. `imports:manage`: Enviar arquivos, importar, configurar fontes e conexões, decidir as filas de revisão. `keys:read`: As chaves da conta, sem os segredos. `keys:manage`: Criar, mudar, trocar o segredo e revogar chaves que podem no máximo o que esta pode. `usage:read`: As chamadas da conta por dia e o registro delas. */
  scopes: Array<'read' | 'write' | 'matches:read' | 'competitions:read' | 'teams:read' | 'people:read' | 'stadiums:read' | 'streamings:read' | 'search:read' | 'changes:read' | 'site:read' | 'live' | 'records:write' | 'site:write' | 'push:read' | 'push:manage' | 'calendars:read' | 'calendars:manage' | 'follows:read' | 'follows:manage' | 'imports:read' | 'imports:manage' | 'keys:read' | 'keys:manage' | 'usage:read'>
  /** Tudo o que os escopos da chave permitem, recurso por recurso. */
  allows: Array<{
    /** O escopo que as operações pedem, como em `GET /api/v1`. */
    scope: 'matches:read' | 'competitions:read' | 'teams:read' | 'people:read' | 'stadiums:read' | 'streamings:read' | 'search:read' | 'changes:read' | 'site:read' | 'live' | 'records:write' | 'site:write' | 'push:read' | 'push:manage' | 'calendars:read' | 'calendars:manage' | 'follows:read' | 'follows:manage' | 'imports:read' | 'imports:manage' | 'keys:read' | 'keys:manage' | 'usage:read'
    /** O que ele permite, em português. */
    words: string
  }>
  /** Data e hora em ISO 8601, UTC. */
  expiresAt: string | null
}

export interface CallingPlan {
  /** O plano da conta. */
  id: 'gratuito' | 'equipe' | 'livre'
  /** O nome do plano, como o console o mostra. */
  name: string
  /** Quantas chamadas por minuto a conta tem com todas as chaves. */
  perMinute: number
  /** Quantas por dia; nulo: sem limite. */
  perDay: number | null
}

export interface CareerSpell {
  /** Um time, pelo nome. */
  team: TeamRef
  starts: string | null
  ends: string | null
  loan: boolean
  number: number | null
  played: number
  goals: number
  yellow: number
  secondYellow: number
  red: number
}

export interface ChampionRow {
  edition: string
  /** Um time, pelo nome. */
  champion: TeamRef
  /** Um time, pelo nome. */
  runnerUp: TeamRef | null
  finalScore: string | null
  topScorer: {
    /** Uma pessoa, pelo nome. */
    player: PersonRef
    goals: number | null
  } | null
  /** Uma pessoa, pelo nome. */
  coach: PersonRef | null
  note: string | null
}

export interface ChangedRecord {
  /** O que é: `team` um time, `person` uma pessoa, `match` um jogo, `event` um lance… */
  kind: 'confederation' | 'stadium' | 'team' | 'person' | 'competition' | 'edition' | 'streaming' | 'match' | 'event' | 'phase' | 'spell' | 'transfer' | 'title' | 'broadcast-right' | 'suspension' | 'absence' | 'deduction'
  /** O id do registro. */
  id: string
}

export interface Coach {
  id: string
  name: string
  officialName: string | null
  birthDate: string | null
  /** Anos completos hoje; `null` sem data de nascimento, ou se a pessoa tem mais de 50 anos e não está em time nenhum: aí ninguém pode saber daqui se ela vive. */
  age: number | null
  birthPlace: string | null
  nationalities: string[]
  photo: string | null
  /** Um time, pelo nome. */
  team: TeamRef | null
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
}

export interface CoachPage {
  id: string
  name: string
  officialName: string | null
  birthDate: string | null
  /** Anos completos hoje; `null` sem data de nascimento, ou se a pessoa tem mais de 50 anos e não está em time nenhum: aí ninguém pode saber daqui se ela vive. */
  age: number | null
  birthPlace: string | null
  nationalities: string[]
  photo: string | null
  /** Um time, pelo nome. */
  team: TeamRef | null
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
  spells: CoachSpell[]
  total: {
    played: number
    won: number
    drawn: number
    lost: number
    percentage: number | null
  }
  titles: number
  lastMatches: Match[]
  nextMatch: Match | null
  sources: Source[]
}

export interface CoachSpell {
  /** Um time, pelo nome. */
  team: TeamRef
  starts: string | null
  ends: string | null
  played: number
  won: number
  drawn: number
  lost: number
  /** Aproveitamento: pontos ganhos sobre disputados, em %. */
  percentage: number | null
}

export interface Competition {
  id: string
  code: string
  kind: 'league' | 'cup' | 'friendly'
  participants: 'club' | 'national'
  gender: 'men' | 'women'
  name: string
  officialName: string | null
  shortName: string | null
  acronym: string | null
  country: string | null
  state: string | null
  /** Uma confederação, pelo nome. */
  confederation: ConfederationRef | null
  crest: string | null
  /** A edição atual, ou a última. */
  edition: string | null
  /** Quantas edições são conhecidas. */
  editions: number
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
}

export interface CompetitionPage {
  id: string
  code: string
  kind: 'league' | 'cup' | 'friendly'
  participants: 'club' | 'national'
  gender: 'men' | 'women'
  name: string
  officialName: string | null
  shortName: string | null
  acronym: string | null
  country: string | null
  state: string | null
  /** Uma confederação, pelo nome. */
  confederation: ConfederationRef | null
  crest: string | null
  edition: {
    name: string
    starts: string | null
    ends: string | null
    hosts: string[]
    demo: boolean
    finished: boolean
  } | null
  /** Da mais nova à mais antiga. */
  editions: string[]
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
  round: {
    number: number | null
    name: string
    /** Quantas rodadas são. */
    of: number | null
  } | null
  /** Os primeiros de cada tabela. */
  leaders: Array<{
    group: string | null
    rows: StandingsRow[]
  }>
  liveMatches: Match[]
  nextMatches: Match[]
  /** De rodadas que já passaram, ainda por jogar. */
  lateMatches: Match[]
  lastMatches: Match[]
  topScorers: ScorerRow[]
  /** Um time, pelo nome. */
  champion: TeamRef | null
  lastChampions: ChampionRow[]
  /** O regulamento em uma ou duas frases. */
  format: string | null
  averages: {
    played: number
    goals: number | null
    cards: number | null
    attendance: number | null
  }
  sources: Source[]
}

export interface CompetitionRecords {
  /** As cinco maiores goleadas, pela diferença de gols. */
  biggestWins: MatchRef[]
  /** Os cinco jogos com mais gols. */
  mostGoals: MatchRef[]
  /** Os cinco maiores públicos. */
  highestAttendances: Array<{
    match: MatchRef
    /** O público do jogo. */
    attendance: number
  }>
}

export interface CompetitionRef {
  /** O id, que não muda. */
  id: string
  /** O nome, como se mostra. */
  name: string
}

export interface Confederation {
  id: string
  /** Uma confederação, pelo nome. */
  parent: ConfederationRef | null
  /** 0 é a FIFA; 1 continente, 2 país, 3 estado. */
  level: number
  name: string
  officialName: string | null
  shortName: string | null
  acronym: string | null
  country: string | null
  state: string | null
  founded: number | null
  site: string | null
  crest: string | null
  /** Quantas há diretamente abaixo. */
  children: number
  /** Quantos times, com os das que estão abaixo. */
  teams: number
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
}

export interface ConfederationPage {
  id: string
  /** Uma confederação, pelo nome. */
  parent: ConfederationRef | null
  /** 0 é a FIFA; 1 continente, 2 país, 3 estado. */
  level: number
  name: string
  officialName: string | null
  shortName: string | null
  acronym: string | null
  country: string | null
  state: string | null
  founded: number | null
  site: string | null
  crest: string | null
  /** Quantas há diretamente abaixo. */
  children: number
  /** Quantos times, com os das que estão abaixo. */
  teams: number
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
  /** Da FIFA até ela. */
  path: ConfederationRef[]
  /** As que estão diretamente abaixo. */
  members: Confederation[]
  competitions: CompetitionRef[]
  nextMatches: Match[]
  sources: Source[]
}

export interface ConfederationRef {
  /** O id, que não muda. */
  id: string
  /** O nome, como se mostra. */
  name: string
  /** A sigla, como em `CBF`. */
  acronym: string | null
}

export interface Consequence {
  side: 'home' | 'away'
  kind: 'run' | 'first' | 'suspension'
  sentence: string
  /** Uma pessoa, pelo nome. */
  person: PersonRef | null
  /** Os jogos que provam a frase, do mais antigo ao mais novo. */
  matches: MatchRef[]
}

export interface Day {
  day: string
  matches: number
  live: number
}

export interface Decision {
  against: {
    id: string
    name: string
  }
  /** O critério; nulo: nada os separa, dividem o lugar. */
  metric: string | null
  scope: string | null
  /** O mesmo, em palavras. */
  sentence: string
}

export interface Duty {
  id: string
  /** `scorer`: mesário, usa a mesa ao vivo; `editor`: edita registros; `reviewer`: revisor, decide o que espera. */
  role: 'scorer' | 'editor' | 'reviewer'
  /** De um editor: quais tipos de registro; vazia: todos os do campeonato. */
  kinds: Array<'competition' | 'edition' | 'match' | 'title' | 'broadcastRight' | 'deduction' | 'confederation' | 'player' | 'referee' | 'stadium'>
  /** De um mesário ou editor: em quais campeonatos. */
  competitions: Array<{
    id: string
    /** O id, se o registro não existe mais. */
    name: string
    /** A página do registro no console. */
    linkAddress: string | null
  }>
  /** De um mesário: os jogos de quais times. */
  teams: Array<{
    id: string
    /** O id, se o registro não existe mais. */
    name: string
    /** A página do registro no console. */
    linkAddress: string | null
  }>
  /** De um mesário: quais jogos. */
  matches: Array<{
    id: string
    /** O id, se o registro não existe mais. */
    name: string
    /** A página do registro no console. */
    linkAddress: string | null
  }>
  /** De um revisor: quais filas. */
  queues: Array<'suggestions' | 'duplicates' | 'conflicts'>
  /** O último dia em que vale; nulo: sem fim. */
  until: string | null
  /** Falso depois do último dia. */
  active: boolean
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
}

export interface GoalsInMinutes {
  from: number
  to: number
  scored: number
  conceded: number
}

export interface Guarantee {
  /** Fala dos primeiros lugares até este. */
  places: number
  /** Certo, impossível, ou ainda em aberto: provado, não simulado. */
  state: 'certain' | 'impossible' | 'open'
  /** Com tantos pontos a mais, ninguém tira. */
  pointsNeeded: number | null
  /** O mesmo, em palavras; nulo: não há o que dizer. */
  sentence: string | null
}

export interface Lineup {
  /** Um time, pelo nome. */
  team: TeamRef
  formation: string | null
  /** Uma pessoa, pelo nome. */
  coach: PersonRef | null
  starters: LineupPlayer[]
  bench: LineupPlayer[]
}

export interface LineupPlayer {
  /** Uma pessoa, pelo nome. */
  person: PersonRef
  number: number | null
  position: 'goalkeeper' | 'defender' | 'midfielder' | 'forward' | null
  captain: boolean
  /** Da própria meta para a frente, de 0 a 100. */
  x: number | null
  /** Da esquerda para a direita, de 0 a 100. */
  y: number | null
  goals: number
  yellow: boolean
  red: boolean
  /** Minuto em que entrou. */
  cameOn: number | null
  /** Minuto em que saiu. */
  wentOff: number | null
}

export interface LineupsPage {
  match: Match
  home: Lineup | null
  away: Lineup | null
  absences: {
    home: TeamAbsence[]
    away: TeamAbsence[]
  }
}

export interface ListedOperation {
  /** O nome da operação, o mesmo `operationId` do documento OpenAPI. */
  id: string
  /** O método HTTP: `GET`, `POST`, `PUT`, `PATCH` ou `DELETE`. */
  method: string
  /** O endereço, com `{nome}` no lugar do que varia. */
  path: string
  /** O que a operação faz, em uma linha. */
  summary: string
  /** Quem pode chamar: `open`, todos; `user`, quem tem conta; `admin`, a administração e quem tem a função. */
  access: 'open' | 'user' | 'admin'
  /** O escopo que uma chave precisa ter, ou outro que o inclua; `any`: qualquer chave; nulo: chave nenhuma, só uma sessão. */
  scope: 'matches:read' | 'competitions:read' | 'teams:read' | 'people:read' | 'stadiums:read' | 'streamings:read' | 'search:read' | 'changes:read' | 'site:read' | 'live' | 'records:write' | 'site:write' | 'push:read' | 'push:manage' | 'calendars:read' | 'calendars:manage' | 'follows:read' | 'follows:manage' | 'imports:read' | 'imports:manage' | 'keys:read' | 'keys:manage' | 'usage:read' | 'any' | null
  /** Se quem pergunta pode chamar esta operação, com a chave ou a sessão desta chamada. A quem chama por uma função, o servidor ainda pergunta se ela inclui o registro. */
  callable: boolean
  /** A página da referência sobre a operação. */
  reference: string
  /** Só de uma operação que vai sair; nulo nas outras. */
  deprecated: {
    /** Desde que dia não convém mais começar a usá-la. */
    since: string
    /** O dia em que deixa de responder. */
    sunset: string | null
    /** O endereço que fica no lugar dela. */
    successor: string | null
  } | null
}

export interface LivePage {
  match: Match
  /** Do mais novo ao mais antigo, com os anulados. */
  events: MatchEvent[]
  statistics: MatchStatistics[]
  /** Os outros jogos da rodada. */
  others: Match[]
  /** Lugar na tabela antes e depois do jogo. */
  positions: {
    home: {
      before: number | null
      after: number | null
    }
    away: {
      before: number | null
      after: number | null
    }
  } | null
  /** De cinco em cinco minutos, quem pressionou: de −100 (visitante) a 100 (mandante). Soma gols, pênaltis e cartões, e o que passou pesa cada vez menos. */
  momentum: Momentum[]
}

export interface Match {
  id: string
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string
  phase: string
  group: string | null
  round: {
    number: number | null
    name: string
  } | null
  leg: number | null
  /** Data e hora em ISO 8601, UTC. */
  kickoff: string | null
  /** O dia em São Paulo, conhecido mesmo sem a hora. */
  day: string | null
  timeConfirmed: boolean
  /** Data e hora em ISO 8601, UTC. */
  rescheduledFrom: string | null
  status: 'scheduled' | 'firstHalf' | 'halfTime' | 'secondHalf' | 'break' | 'extraTimeFirstHalf' | 'extraTimeSecondHalf' | 'shootout' | 'finished' | 'finishedAfterExtraTime' | 'finishedOnPenalties' | 'postponed' | 'suspended' | 'abandoned' | 'cancelled' | 'awarded' | 'walkover'
  statusReason: string | null
  minute: number | null
  added: number | null
  /** Um time, pelo nome. */
  home: TeamRef
  /** Um time, pelo nome. */
  away: TeamRef
  /** Um placar. */
  score: Score | null
  /** Um placar. */
  halfTime: Score | null
  /** Um placar. */
  extraTime: Score | null
  /** Um placar. */
  penalties: Score | null
  winner: 'home' | 'away' | null
  annulled: boolean
  neutral: boolean
  /** Um estádio, pelo nome. */
  stadium: StadiumRef | null
  city: string | null
  attendance: number | null
  income: number | null
  airings: Airing[]
  coverage: {
    events: boolean
    lineups: boolean
    statistics: boolean
  }
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
  sources: Array<{
    dataset: string
    /** Data e hora em ISO 8601, UTC. */
    at: string
  }>
  events?: MatchEvent[]
  lineups?: {
    home: Lineup | null
    away: Lineup | null
  }
  statistics?: MatchStatistics[]
  officials?: MatchOfficial[]
}

export interface MatchEvent {
  /** Nunca muda: uma correção aumenta `revision`, uma anulação marca `retracted`. */
  id: string
  revision: number
  retracted: boolean
  period: string | null
  minute: number | null
  added: number | null
  side: 'home' | 'away' | null
  type: 'periodStart' | 'periodEnd' | 'goal' | 'penalty' | 'ownGoal' | 'missedPenalty' | 'yellow' | 'secondYellow' | 'red' | 'substitution' | 'var' | 'shootoutGoal' | 'shootoutMiss'
  detail: string | null
  /** Uma pessoa, pelo nome. */
  player: PersonRef | null
  related: {
    role: 'assist' | 'in' | 'out'
    /** Uma pessoa, pelo nome. */
    player: PersonRef
  } | null
  /** Um placar. */
  scoreAfter: Score | null
}

export interface MatchForecast {
  /** A chance do mandante, de 0 a 1. */
  home: number
  /** A chance do empate. */
  draw: number
  /** A chance do visitante. */
  away: number
  /** Quantos gols se espera de cada lado em 90 minutos. */
  expectedGoals: {
    home: number
    away: number
  }
  /** Os placares mais prováveis. */
  scores: Array<{
    home: number
    away: number
    /** De 0 a 1. */
    chance: number
  }>
  /** Data e hora em ISO 8601, UTC. */
  madeAt: string
}

export interface MatchOfficial {
  role: 'referee' | 'assistant' | 'fourth' | 'var' | 'avar'
  /** Uma pessoa, pelo nome. */
  person: PersonRef
  country: string | null
}

export interface MatchPage {
  id: string
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string
  phase: string
  group: string | null
  round: {
    number: number | null
    name: string
  } | null
  leg: number | null
  /** Data e hora em ISO 8601, UTC. */
  kickoff: string | null
  /** O dia em São Paulo, conhecido mesmo sem a hora. */
  day: string | null
  timeConfirmed: boolean
  /** Data e hora em ISO 8601, UTC. */
  rescheduledFrom: string | null
  status: 'scheduled' | 'firstHalf' | 'halfTime' | 'secondHalf' | 'break' | 'extraTimeFirstHalf' | 'extraTimeSecondHalf' | 'shootout' | 'finished' | 'finishedAfterExtraTime' | 'finishedOnPenalties' | 'postponed' | 'suspended' | 'abandoned' | 'cancelled' | 'awarded' | 'walkover'
  statusReason: string | null
  minute: number | null
  added: number | null
  /** Um time, pelo nome. */
  home: TeamRef
  /** Um time, pelo nome. */
  away: TeamRef
  /** Um placar. */
  score: Score | null
  /** Um placar. */
  halfTime: Score | null
  /** Um placar. */
  extraTime: Score | null
  /** Um placar. */
  penalties: Score | null
  winner: 'home' | 'away' | null
  annulled: boolean
  neutral: boolean
  /** Um estádio, pelo nome. */
  stadium: StadiumRef | null
  city: string | null
  attendance: number | null
  income: number | null
  airings: Airing[]
  coverage: {
    events: boolean
    lineups: boolean
    statistics: boolean
  }
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
  sources: Source[]
  events: MatchEvent[]
  lineups?: {
    home: Lineup | null
    away: Lineup | null
  }
  statistics: MatchStatistics[]
  officials: MatchOfficial[]
  /** Todos os encontros, visto do mandante. */
  headToHead: {
    played: number
    homeWins: number
    draws: number
    awayWins: number
    homeGoals: number
    awayGoals: number
    last: Match[]
    /** De dez em dez anos; `from` é o primeiro ano. */
    decades: Array<{
      from: number
      homeWins: number
      draws: number
      awayWins: number
    }>
  }
  /** Lugar na tabela antes e depois do jogo. */
  positions: {
    home: {
      before: number | null
      after: number | null
    }
    away: {
      before: number | null
      after: number | null
    }
  } | null
  /** Uma estimativa, feita antes do jogo e guardada como estava quando ele começou. */
  forecast: MatchForecast | null
  /** Antes do jogo. Nulo depois que ele começa. */
  preview: Preview | null
  /** O que o resultado mudou: sequências, tabus quebrados e suspensões. Nulo até o jogo acabar. */
  aftermath: Consequence[] | null
}

export interface MatchRef {
  id: string
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string
  day: string | null
  /** Um time, pelo nome. */
  home: TeamRef
  /** Um time, pelo nome. */
  away: TeamRef
  /** Um placar. */
  score: Score | null
}

export interface MatchStatistics {
  /** `match` ou uma das etapas. */
  period: string
  home: {
    possession: number | null
    shots: number | null
    shotsOnTarget: number | null
    corners: number | null
    fouls: number | null
    offsides: number | null
    saves: number | null
    passes: number | null
    passesCompleted: number | null
  } | null
  away: {
    possession: number | null
    shots: number | null
    shotsOnTarget: number | null
    corners: number | null
    fouls: number | null
    offsides: number | null
    saves: number | null
    passes: number | null
    passesCompleted: number | null
  } | null
}

export interface Me {
  /** Como a chamada se identificou: `session`, uma pessoa no console; `key`, um programa com uma chave. */
  by: 'session' | 'key'
  /** A conta de quem chama. Nula com uma chave de navegador: quem abre a página vê o que ela lê. */
  account: {
    /** O id da conta, o mesmo do endereço `/{userId}/api/v1`. */
    id: string
    /** O nome de quem tem a conta. */
    name: string
    /** O e-mail da conta. */
    email: string
    /** Se o e-mail foi confirmado: sem isso não se criam chaves. */
    emailConfirmed: boolean
    /** Se esta chamada vale como da administração. Falso enquanto faltar um segundo fator exigido. */
    admin: boolean
  } | null
  /** As funções da conta que valem hoje, da mais nova à mais antiga. */
  duties: Duty[]
  /** A chave da chamada, com os seus escopos; nula com uma sessão. */
  key: CallingKey | null
  plan: CallingPlan
  /** Cada cota que vale para quem chama, e quanto resta dela. */
  quotas: Quota[]
}

export interface Momentum {
  from: number
  home: number
}

export interface OfficialNumbers {
  played: number
  yellow: number
  red: number
  penalties: number
  cardsPerMatch: number | null
  penaltiesPerMatch: number | null
}

export interface OfficialsPage {
  match: Match
  officials: Array<{
    role: 'referee' | 'assistant' | 'fourth' | 'var' | 'avar'
    /** Uma pessoa, pelo nome. */
    person: PersonRef
    country: string | null
    /** Na mesma função, em todos os jogos conhecidos. */
    numbers: OfficialNumbers
  }>
}

export interface PersonRef {
  /** Nulo quando o nome da fonte pode ser de várias pessoas. */
  id: string | null
  /** O nome, como se mostra. */
  name: string
}

export interface PersonTitle {
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string
  /** Um time, pelo nome. */
  team: TeamRef
  /** Deduzido de súmulas e elencos do campeão; `false`: o título nomeia a pessoa. */
  derived: boolean
}

export interface Player {
  id: string
  name: string
  officialName: string | null
  birthDate: string | null
  /** Anos completos hoje; `null` sem data de nascimento, ou se a pessoa tem mais de 50 anos e não está em time nenhum: aí ninguém pode saber daqui se ela vive. */
  age: number | null
  birthPlace: string | null
  nationalities: string[]
  photo: string | null
  heightCm: number | null
  foot: 'left' | 'right' | 'both' | null
  positions: Array<'goalkeeper' | 'defender' | 'midfielder' | 'forward'>
  /** Um time, pelo nome. */
  team: TeamRef | null
  number: number | null
  contractUntil: string | null
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
}

export interface PlayerCard {
  id: string
  type: 'yellow' | 'secondYellow' | 'red'
  minute: number | null
  added: number | null
  /** Um time, pelo nome. */
  team: TeamRef
  match: Match
}

export interface PlayerCardsRow {
  /** Pela regra: mais expulsões primeiro, depois mais amarelos; iguais dividem o lugar. */
  position: number
  /** Uma pessoa, pelo nome. */
  player: PersonRef
  /** Um time, pelo nome. */
  team: TeamRef
  yellow: number
  secondYellow: number
  red: number
  /** Pendurado: o próximo amarelo suspende. */
  pending: boolean
  /** Fora da próxima rodada. */
  suspended: boolean
}

export interface PlayerLeaderRow {
  /** O lugar pelo número que ordena a lista; empatados dividem o melhor. */
  position: number
  /** Uma pessoa, pelo nome. */
  player: PersonRef
  /** Um time, pelo nome. */
  team: TeamRef
  /** Nulo onde não há escalações. */
  played: number | null
  /** Nulo onde a escalação ou os lances não dizem. */
  minutes: number | null
  goals: number
  assists: number
  /** Gols e assistências somados. */
  involvements: number
  /** De goleiros: jogos inteiros sem sofrer gol. Nulo para os outros, ou onde não há escalações. */
  cleanSheets: number | null
  yellow: number
  /** Vermelhos, com os segundos amarelos. */
  red: number
}

export interface PlayerMatch {
  match: MatchRef
  /** Um time, pelo nome. */
  team: TeamRef
  /** Um time, pelo nome. */
  opponent: TeamRef
  /** Começou jogando; nulo onde não há escalação. */
  started: boolean | null
  /** Nulo onde a escalação ou os lances não dizem. */
  minutes: number | null
  goals: number
  penalties: number
  assists: number
  yellow: number
  secondYellow: number
  red: number
}

export interface PlayerOpponent {
  /** Um time, pelo nome. */
  opponent: TeamRef
  played: number
  /** Nulo onde a escalação ou os lances não dizem. */
  minutes: number | null
  goals: number
  penalties: number
  assists: number
  yellow: number
  secondYellow: number
  red: number
}

export interface PlayerPage {
  id: string
  name: string
  officialName: string | null
  birthDate: string | null
  /** Anos completos hoje; `null` sem data de nascimento, ou se a pessoa tem mais de 50 anos e não está em time nenhum: aí ninguém pode saber daqui se ela vive. */
  age: number | null
  birthPlace: string | null
  nationalities: string[]
  photo: string | null
  heightCm: number | null
  foot: 'left' | 'right' | 'both' | null
  positions: Array<'goalkeeper' | 'defender' | 'midfielder' | 'forward'>
  /** Um time, pelo nome. */
  team: TeamRef | null
  number: number | null
  contractUntil: string | null
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
  career: CareerSpell[]
  seasons: PlayerSeason[]
  goalsByKind: {
    play: number
    penalty: number
    own: number
  }
  goalsByMinute: GoalsInMinutes[]
  nextMatch: Match | null
  suspensions: SuspensionState[]
  sources: Source[]
}

export interface PlayerSeason {
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string
  /** Um time, pelo nome. */
  team: TeamRef
  played: number
  /** Nulo onde falta a escalação de algum jogo. */
  started: number | null
  minutes: number | null
  goals: number
  penalties: number
  assists: number
  yellow: number
  secondYellow: number
  red: number
}

export interface Preview {
  home: {
    /** Os cinco últimos jogos, o mais novo primeiro. */
    form: Array<{
      match: MatchRef
      letter: 'V' | 'E' | 'D'
      /** O lugar do adversário na tabela deste campeonato. */
      opponentPosition: number | null
    }>
    /** A campanha neste campeonato. */
    season: {
      position: number | null
      points: number | null
      played: number
      won: number
      drawn: number
      lost: number
      goalsFor: number
      goalsAgainst: number
      goalDifference: number
    }
    /** Quem mais marcou pelo time neste campeonato. */
    scorers: Array<{
      /** Uma pessoa, pelo nome. */
      player: PersonRef
      goals: number
    }>
    absences: TeamAbsence[]
    /** A um cartão amarelo da suspensão. */
    onTheEdge: PersonRef[]
    /** Uma estimativa: quem mais começou nas últimas escalações conhecidas, sem os desfalques. Vazia onde elas não bastam. */
    probable: Array<{
      /** Uma pessoa, pelo nome. */
      player: PersonRef
      position: string | null
      starts: number
    }>
    /** De quantas escalações é a estimativa. */
    sheets: number
  }
  away: {
    /** Os cinco últimos jogos, o mais novo primeiro. */
    form: Array<{
      match: MatchRef
      letter: 'V' | 'E' | 'D'
      /** O lugar do adversário na tabela deste campeonato. */
      opponentPosition: number | null
    }>
    /** A campanha neste campeonato. */
    season: {
      position: number | null
      points: number | null
      played: number
      won: number
      drawn: number
      lost: number
      goalsFor: number
      goalsAgainst: number
      goalDifference: number
    }
    /** Quem mais marcou pelo time neste campeonato. */
    scorers: Array<{
      /** Uma pessoa, pelo nome. */
      player: PersonRef
      goals: number
    }>
    absences: TeamAbsence[]
    /** A um cartão amarelo da suspensão. */
    onTheEdge: PersonRef[]
    /** Uma estimativa: quem mais começou nas últimas escalações conhecidas, sem os desfalques. Vazia onde elas não bastam. */
    probable: Array<{
      /** Uma pessoa, pelo nome. */
      player: PersonRef
      position: string | null
      starts: number
    }>
    /** De quantas escalações é a estimativa. */
    sheets: number
  }
  referee: {
    /** Uma pessoa, pelo nome. */
    person: PersonRef
    /** Na mesma função, em todos os jogos conhecidos. */
    numbers: OfficialNumbers
  } | null
}

export interface PushEvent {
  /** Cresce na ordem em que aconteceu; é o `Last-Event-ID` do fluxo e o `desde` de `/mudancas`. */
  id: string
  type: 'match.started' | 'match.goal' | 'match.penalty_missed' | 'match.card' | 'match.substitution' | 'match.var' | 'match.period' | 'match.shootout' | 'match.finished' | 'match.corrected' | 'match.retracted' | 'match.postponed' | 'match.rescheduled' | 'match.lineup' | 'match.updated' | 'table.changed' | 'transfer.created' | 'record.created' | 'record.updated' | 'record.deleted'
  /** A versão deste formato. */
  version: 2
  /** Data e hora em ISO 8601, UTC. */
  at: string
  /** Verdadeiro no que vem de um teste ou do simulador. */
  test: boolean
  /** O registro que mudou. */
  record: {
    /** O que é: `team` um time, `person` uma pessoa, `match` um jogo, `event` um lance… */
    kind: 'confederation' | 'stadium' | 'team' | 'person' | 'competition' | 'edition' | 'streaming' | 'match' | 'event' | 'phase' | 'spell' | 'transfer' | 'title' | 'broadcast-right' | 'suspension' | 'absence' | 'deduction'
    /** O id do registro. */
    id: string
    /** `created` novo, `updated` mudado, `deleted` excluído, `merged` unido a outro. */
    change: 'created' | 'updated' | 'deleted' | 'merged'
    /** A `version` do registro depois da mudança; nula onde ele não tem. */
    version: number | null
    /** Com `merged`: o id do registro em que este se transformou. */
    mergedInto: string | null
  }
  /** Os registros de que este faz parte ou que ele cita, e que por isso podem responder outra coisa agora. */
  affects: ChangedRecord[]
  /** O jogo, como uma leitura o responde; nulo se não é de um jogo, ou se ele não existe mais. */
  match: Match | null
  /** O lance, como uma leitura o responde, no estado que a mudança lhe deu. */
  event: MatchEvent | null
}

export interface Quota {
  of: 'account' | 'key'
  window: 'minute' | 'day'
  /** Nulo onde não há limite. */
  limit: number | null
  used: number
  left: number | null
  /** Data e hora em ISO 8601, UTC. */
  resetsAt: string
}

export interface RecordFigures {
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  goalDifference: number
}

export interface Resource {
  /** O nome em português: `Times`. */
  name: string
  /** Com que os endereços das operações deste recurso começam: `/api/v1/times`. */
  address: string
  /** Tudo o que se pode fazer com o recurso. */
  operations: ListedOperation[]
}

export interface Right {
  streaming: {
    /** O id, que não muda. */
    id: string
    /** O nome, como se mostra. */
    name: string
    kind: string
    site: string | null
    free: boolean
  }
  /** Um time, pelo nome. */
  home: TeamRef | null
  starts: string | null
  ends: string | null
  note: string | null
}

export interface Score {
  /** Os gols do mandante. */
  home: number
  /** Os gols do visitante. */
  away: number
}

export interface ScorerRow {
  position: number
  /** Uma pessoa, pelo nome. */
  player: PersonRef
  /** Um time, pelo nome. */
  team: TeamRef
  goals: number
  penalties: number
  assists: number
  /** Nulo onde não há escalações. */
  played: number | null
  minutesPerGoal: number | null
}

export interface SearchHit {
  kind: 'team' | 'player' | 'coach' | 'referee' | 'competition' | 'stadium' | 'confederation' | 'streaming' | 'match'
  id: string
  name: string
  /** O que o distingue: cidade, time, dia do jogo. */
  detail: string | null
  /** A página no console. */
  linkAddress: string
  acronym: string | null
  colours: string[]
}

export interface SeasonRow {
  edition: string
  /** Um time, pelo nome. */
  champion: TeamRef | null
  played: number
  goals: number
  /** Gols por jogo, dos dois times. */
  goalsPerMatch: number | null
  homeWins: number
  draws: number
  awayWins: number
  /** Cartões por jogo, dos jogos com lances; nulo onde nenhum cartão é conhecido. */
  cardsPerMatch: number | null
  /** O público médio; nulo se nunca foi contado. */
  attendance: number | null
}

export interface Source {
  dataset: string
  title: string
  licence: string | null
  attribution: string | null
  /** Data e hora em ISO 8601, UTC. */
  at: string
}

export interface Squad {
  season: string | null
  /** As temporadas de que se conhece o elenco. */
  seasons: string[]
  /** Uma pessoa, pelo nome. */
  coach: PersonRef | null
  players: SquadPlayer[]
}

export interface SquadPlayer {
  /** Uma pessoa, pelo nome. */
  person: PersonRef
  number: number | null
  position: 'goalkeeper' | 'defender' | 'midfielder' | 'forward' | null
  birthDate: string | null
  age: number | null
  nationalities: string[]
  heightCm: number | null
  played: number
  goals: number
  yellow: number
  red: number
  loan: boolean
  contractUntil: string | null
}

export interface Stadium {
  id: string
  name: string
  officialName: string | null
  city: string | null
  state: string | null
  country: string | null
  capacity: number | null
  opened: number | null
  surface: 'grass' | 'artificial' | 'hybrid' | null
  latitude: number | null
  longitude: number | null
  recordAttendance: number | null
  photo: string | null
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
}

export interface StadiumPage {
  id: string
  name: string
  officialName: string | null
  city: string | null
  state: string | null
  country: string | null
  capacity: number | null
  opened: number | null
  surface: 'grass' | 'artificial' | 'hybrid' | null
  latitude: number | null
  longitude: number | null
  recordAttendance: number | null
  photo: string | null
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
  formerNames: Array<{
    name: string
    from: number | null
    to: number | null
  }>
  /** Os donos da casa. */
  teams: TeamRef[]
  nextMatches: Match[]
  lastMatches: Match[]
  numbers: {
    played: number
    goalsPerMatch: number | null
    attendancePerMatch: number | null
    homeWins: number
    draws: number
    awayWins: number
  }
  sources: Source[]
}

export interface StadiumRef {
  /** O id, que não muda. */
  id: string
  /** O nome, como se mostra. */
  name: string
  /** A cidade. */
  city: string | null
}

export interface Standings {
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string
  editions: string[]
  /** A rodada pedida, ou a última jogada. */
  round: number | null
  date: string | null
  phases: StandingsPhase[]
  demo: boolean
}

export interface StandingsPhase {
  id: string
  name: string
  kind: 'league' | 'groups' | 'knockout'
  zones: Zone[]
  /** Os critérios de desempate, na ordem, em palavras. */
  criteria: string[]
  rounds: Array<{
    number: number | null
    name: string
  }>
  groups: Array<{
    name: string
    rows: StandingsRow[]
    /** Com `include=projection`: onde cada um deve terminar, e o que já é certo. Sempre a de agora. */
    projection?: {
      /** Estimada; sem jogos por jogar; com jogos ainda por marcar; com times de que se sabe pouco; ou sendo calculada. */
      state: 'estimated' | 'finished' | 'fixtures' | 'unknownTeams' | 'pending'
      /** Depois de quantos jogos da maioria. */
      round: number | null
      /** Quantas vezes o resto da temporada foi simulado. */
      seasons: number
      /** Data e hora em ISO 8601, UTC. */
      madeAt: string | null
      /** Na ordem da tabela. */
      teams: Array<{
        /** Um time, pelo nome. */
        team: TeamRef
        /** A chance de cada lugar, do primeiro ao último. */
        positions: number[]
        /** A média de pontos no fim. */
        points: number | null
        /** A chance de terminar em primeiro; nula onde isso não dá título. */
        title: number | null
        /** A chance de terminar em cada zona. */
        zones: Array<{
          id: string
          name: string
          /** De 0 a 1. */
          chance: number
        }>
        /** O que é certo, aconteça o que acontecer. */
        guarantees: Guarantee[]
      }>
      /** O que se estimava depois de cada rodada. */
      history: Array<{
        round: number
        teams: Array<{
          /** O id do time. */
          team: string
          title: number | null
          zones: Array<{
            id: string
            /** De 0 a 1. */
            chance: number
          }>
        }>
      }>
    }
  }>
  ties: Tie[]
  /** Com `include=positions`: o lugar de cada time depois de cada rodada. */
  positions?: Array<{
    /** Um time, pelo nome. */
    team: TeamRef
    group: string
    positions: Array<number | null>
  }>
}

export interface StandingsRow {
  /** Nulo antes do primeiro jogo: ainda não há primeiro lugar. */
  position: number | null
  /** Lugares ganhos na última rodada. */
  change: number | null
  /** Um time, pelo nome. */
  team: TeamRef
  points: number
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  goalDifference: number
  percentage: number | null
  form: Array<'V' | 'E' | 'D'>
  zone: string | null
  deduction: {
    points: number
    reasons: string[]
  } | null
  cards: {
    yellow: number
    red: number
  }
  decidedBy: Decision[]
}

export interface Streaming {
  id: string
  kind: 'streaming' | 'open-tv' | 'pay-tv' | 'pay-per-view' | 'radio'
  name: string
  officialName: string | null
  site: string | null
  free: boolean
  country: string | null
  logo: string | null
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
}

export interface StreamingPage {
  id: string
  kind: 'streaming' | 'open-tv' | 'pay-tv' | 'pay-per-view' | 'radio'
  name: string
  officialName: string | null
  site: string | null
  free: boolean
  country: string | null
  logo: string | null
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
  rights: Array<{
    /** Um campeonato, pelo nome. */
    competition: CompetitionRef
    edition: string
    /** Um time, pelo nome. */
    home: TeamRef | null
    starts: string | null
    ends: string | null
    note: string | null
  }>
  nextMatches: Match[]
  sources: Source[]
}

export interface StreamingRef {
  /** O id, que não muda. */
  id: string
  /** O nome, como se mostra. */
  name: string
}

export interface SuspensionState {
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string
  /** Amarelos que contam para a próxima suspensão. */
  yellows: number
  /** Quantos faltam; nulo onde o regulamento não é conhecido. */
  left: number | null
  suspended: boolean
  reason: string | null
}

export interface Team {
  id: string
  kind: 'club' | 'national'
  gender: 'men' | 'women'
  ageLevel: string
  name: string
  officialName: string | null
  shortName: string | null
  acronym: string | null
  nickname: string | null
  founded: number | null
  dissolved: number | null
  city: string | null
  state: string | null
  country: string | null
  colours: string[]
  crest: string | null
  site: string | null
  socials: Record<string, string>
  /** Um estádio, pelo nome. */
  stadium: StadiumRef | null
  /** Uma confederação, pelo nome. */
  confederation: ConfederationRef | null
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
}

export interface TeamAbsence {
  /** Uma pessoa, pelo nome. */
  person: PersonRef
  kind: 'suspended' | 'injury' | 'illness' | 'national-team' | 'other'
  reason: string | null
  until: string | null
}

export interface TeamCardsRow {
  /** No jogo limpo: o primeiro é o mais disciplinado. */
  position: number
  /** Um time, pelo nome. */
  team: TeamRef
  played: number
  yellow: number
  secondYellow: number
  red: number
  /** Pontos de indisciplina. */
  fairPlay: number
}

export interface TeamCourse {
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string
  group: string | null
  /** Quantos times há na tabela. */
  teams: number
  /** O lugar e os pontos depois de cada rodada. */
  rounds: Array<{
    round: number
    position: number
    points: number
  }>
}

export interface TeamEdition {
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string
  /** O lugar na tabela, onde há uma só. */
  position: number | null
  /** Até onde foi no mata-mata. */
  stage: string | null
  champion: boolean
  finished: boolean
  points: number | null
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  goalDifference: number
  demo: boolean
}

export interface TeamHeadToHead {
  /** Um time, pelo nome. */
  opponent: TeamRef
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  goalDifference: number
}

export interface TeamLeaderRow {
  /** O lugar pelo número que ordena a lista; empatados dividem o melhor. */
  position: number
  /** Um time, pelo nome. */
  team: TeamRef
  played: number
  goalsFor: number
  goalsAgainst: number
  /** Jogos sem sofrer gol. */
  cleanSheets: number
  /** Jogos sem marcar gol. */
  scoreless: number
  yellow: number
  /** Vermelhos, com os segundos amarelos. */
  red: number
  /** O público médio em casa, dos jogos em que foi contado; nulo se nunca foi. */
  attendance: number | null
  /** O maior público em casa; nulo se nunca foi contado. */
  highestAttendance: number | null
}

export interface TeamNumbers {
  /** Um time, pelo nome. */
  team: TeamRef
  /** O dia do primeiro jogo contado; nulo sem jogos. */
  since: string | null
  /** A campanha em todos os jogos contados. */
  total: {
    played: number
    won: number
    drawn: number
    lost: number
    goalsFor: number
    goalsAgainst: number
    goalDifference: number
  }
  /** Em casa, fora de campos neutros. */
  home: {
    played: number
    won: number
    drawn: number
    lost: number
    goalsFor: number
    goalsAgainst: number
    goalDifference: number
  }
  /** Fora, sem os campos neutros. */
  away: {
    played: number
    won: number
    drawn: number
    lost: number
    goalsFor: number
    goalsAgainst: number
    goalDifference: number
  }
  /** Em campo neutro. */
  neutral: {
    played: number
    won: number
    drawn: number
    lost: number
    goalsFor: number
    goalsAgainst: number
    goalDifference: number
  }
  /** Jogos sem sofrer gol. */
  cleanSheets: number
  /** Jogos sem marcar gol. */
  scoreless: number
  /** As cinco maiores vitórias, pela diferença de gols. */
  biggestWins: MatchRef[]
  /** As cinco maiores derrotas, pela diferença de gols. */
  biggestDefeats: MatchRef[]
  /** Os cinco jogos com mais gols dos dois times. */
  mostGoals: MatchRef[]
  /** A sequência mais longa de cada tipo. */
  runs: TeamRun[]
  /** Nas tabelas da temporada pedida, ou da atual. */
  courses: TeamCourse[]
  /** A temporada pedida; nula: todos os jogos conhecidos. */
  season: string | null
  /** Os campeonatos que o time já jogou, para filtrar. */
  competitions: CompetitionRef[]
  /** O mesmo do time com que se compara; nulo sem `com`. */
  compared: {
    /** Um time, pelo nome. */
    team: TeamRef
    /** O dia do primeiro jogo contado; nulo sem jogos. */
    since: string | null
    /** A campanha em todos os jogos contados. */
    total: {
      played: number
      won: number
      drawn: number
      lost: number
      goalsFor: number
      goalsAgainst: number
      goalDifference: number
    }
    /** Em casa, fora de campos neutros. */
    home: {
      played: number
      won: number
      drawn: number
      lost: number
      goalsFor: number
      goalsAgainst: number
      goalDifference: number
    }
    /** Fora, sem os campos neutros. */
    away: {
      played: number
      won: number
      drawn: number
      lost: number
      goalsFor: number
      goalsAgainst: number
      goalDifference: number
    }
    /** Em campo neutro. */
    neutral: {
      played: number
      won: number
      drawn: number
      lost: number
      goalsFor: number
      goalsAgainst: number
      goalDifference: number
    }
    /** Jogos sem sofrer gol. */
    cleanSheets: number
    /** Jogos sem marcar gol. */
    scoreless: number
    /** As cinco maiores vitórias, pela diferença de gols. */
    biggestWins: MatchRef[]
    /** As cinco maiores derrotas, pela diferença de gols. */
    biggestDefeats: MatchRef[]
    /** Os cinco jogos com mais gols dos dois times. */
    mostGoals: MatchRef[]
    /** A sequência mais longa de cada tipo. */
    runs: TeamRun[]
    /** Nas tabelas da temporada pedida, ou da atual. */
    courses: TeamCourse[]
  } | null
  /** Os jogos entre os dois, vistos do time do endereço, com os cinco últimos; nulo sem `com`. */
  meetings: {
    played: number
    won: number
    drawn: number
    lost: number
    goalsFor: number
    goalsAgainst: number
    goalDifference: number
    last: MatchRef[]
  } | null
}

export interface TeamPage {
  id: string
  kind: 'club' | 'national'
  gender: 'men' | 'women'
  ageLevel: string
  name: string
  officialName: string | null
  shortName: string | null
  acronym: string | null
  nickname: string | null
  founded: number | null
  dissolved: number | null
  city: string | null
  state: string | null
  country: string | null
  colours: string[]
  crest: string | null
  site: string | null
  socials: Record<string, string>
  /** Um estádio, pelo nome. */
  stadium: StadiumRef | null
  /** Uma confederação, pelo nome. */
  confederation: ConfederationRef | null
  /** Verdadeiro nos dados de demonstração. */
  demo: boolean
  /** Cresce a cada mudança. */
  version: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
  /** A temporada pedida. Sem ela, tudo aqui é de hoje e da temporada em curso. */
  season: string | null
  /** Uma pessoa, pelo nome. */
  coach: PersonRef | null
  rivals: TeamRef[]
  titles: number
  /** Os cinco últimos, o mais novo primeiro. */
  lastMatches: Match[]
  nextMatch: Match | null
  /** Onde está em cada tabela atual, ou ficou nas da temporada pedida. */
  tables: TeamTable[]
  /** A força estimada, só pelos resultados. */
  rating: TeamRating | null
  /** Onde deve terminar em cada tabela em que há jogos por jogar. */
  projections: TeamProjection[]
  topScorers: Array<{
    /** Uma pessoa, pelo nome. */
    player: PersonRef
    goals: number
    played: number
  }>
  /** Nesta temporada, de 15 em 15 minutos. */
  goalsByMinute: GoalsInMinutes[]
  form: {
    /** O mais novo por último. */
    all: Array<'V' | 'E' | 'D'>
    home: Array<'V' | 'E' | 'D'>
    away: Array<'V' | 'E' | 'D'>
    homeRecord: RecordFigures
    awayRecord: RecordFigures
  }
  sources: Source[]
}

export interface TeamProjection {
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string
  round: number
  /** A média de pontos no fim. */
  points: number | null
  /** A chance de terminar em primeiro; nula onde isso não dá título. */
  title: number | null
  /** A chance de terminar em cada zona. */
  zones: Array<{
    id: string
    name: string
    /** De 0 a 1. */
    chance: number
  }>
  /** O que é certo, aconteça o que acontecer. */
  guarantees: Guarantee[]
}

export interface TeamRating {
  /** 1500 é um time médio da primeira divisão. */
  rating: number
  /** O lugar entre os que jogaram no último ano. */
  place: number
  /** Entre quantos. */
  of: number
}

export interface TeamRef {
  /** O id, que não muda. */
  id: string
  /** O nome, como se mostra. */
  name: string
  /** A sigla, como em `BAH`. */
  acronym: string | null
  /** Endereço do escudo; sem ele, o console desenha um. */
  crest: string | null
  /** As cores, da principal em diante, como em `#0057b8`. */
  colours: string[]
}

export interface TeamRun {
  /** `winning`: vitórias; `unbeaten`: sem perder; `winless`: sem vencer; `losing`: derrotas; `scoring`: marcando gol; `cleanSheets`: sem sofrer gol. */
  kind: 'winning' | 'unbeaten' | 'winless' | 'losing' | 'scoring' | 'cleanSheets'
  /** Quantos jogos seguidos; das sequências iguais, a última. */
  length: number
  /** O jogo em que começou. */
  first: {
    id: string
    /** Um campeonato, pelo nome. */
    competition: CompetitionRef
    edition: string
    day: string | null
    /** Um time, pelo nome. */
    home: TeamRef
    /** Um time, pelo nome. */
    away: TeamRef
    /** Um placar. */
    score: Score | null
  }
  /** O último jogo dela. */
  last: {
    id: string
    /** Um campeonato, pelo nome. */
    competition: CompetitionRef
    edition: string
    day: string | null
    /** Um time, pelo nome. */
    home: TeamRef
    /** Um time, pelo nome. */
    away: TeamRef
    /** Um placar. */
    score: Score | null
  }
  /** Quantos jogos tem a sequência que vai até hoje; 0 se o último jogo a quebrou. */
  now: number
}

export interface TeamTable {
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string
  group: string | null
  position: number
  points: number
  played: number
  zone: string | null
  /** O lugar depois de cada rodada. */
  positions: number[]
}

export interface TeamTitle {
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string
  /** Um time, pelo nome. */
  runnerUp: TeamRef | null
  finalScore: string | null
  /** Uma pessoa, pelo nome. */
  coach: PersonRef | null
  note: string | null
}

export interface Tie {
  id: string
  round: string | null
  position: number
  /** Um time, pelo nome. */
  first: TeamRef | null
  /** Um time, pelo nome. */
  second: TeamRef | null
  aggregate: {
    first: number
    second: number
  } | null
  penalties: {
    first: number
    second: number
  } | null
  /** O id do time que passou. */
  winner: string | null
  /** O que decidiu: placar, gols fora, prorrogação, pênaltis. */
  decidedBy: string | null
  /** De que confrontos vêm os dois. */
  from: Array<string | null>
  /** De que lugares vêm os dois, onde a organização disse; nulo: o time foi dado à mão. */
  places: Array<TiePlace | null>
  /** As datas já marcadas, enquanto não se sabe quem joga. */
  planned: Array<{
    leg: number | null
    day: string | null
    kickoff: string | null
  }>
  matches: Array<{
    id: string
    leg: number | null
    kickoff: string | null
    day: string | null
    status: string
    /** O id do mandante. */
    home: string
    /** Um placar. */
    score: Score | null
    /** Um placar. */
    penalties: Score | null
  }>
}

export interface TiePlace {
  /** Como `1º do Grupo A`, `Vencedor de Quartas de final 1`. */
  name: string
  /** De quem o lugar é agora; nulo: não está decidido. */
  team: {
    /** O id, que não muda. */
    id: string
    /** O nome, como se mostra. */
    name: string
    /** A sigla, como em `BAH`. */
    acronym: string | null
    /** Endereço do escudo; sem ele, o console desenha um. */
    crest: string | null
    /** As cores, da principal em diante, como em `#0057b8`. */
    colours: string[]
  } | null
  /** O confronto já começou com outro time do que o que tem o lugar agora: nada foi trocado. */
  differs: boolean
}

export interface Transfer {
  id: string
  /** Uma pessoa, pelo nome. */
  person: PersonRef
  /** Um time, pelo nome. */
  from: TeamRef | null
  /** Um time, pelo nome. */
  to: TeamRef | null
  kind: 'transfer' | 'loan' | 'loanReturn' | 'free' | 'retirement'
  day: string | null
  /** Sem o dia certo: visto pela última vez no time antigo. */
  notBefore: string | null
  /** Sem o dia certo: visto pela primeira vez no time novo. */
  notAfter: string | null
  /** Deduzida de súmulas e elencos: ninguém a anunciou aqui, o jogador foi visto num time e depois noutro. */
  derived: boolean
  season: string | null
  fee: number | null
  currency: string | null
  demo: boolean
}

export interface Transmission {
  /** Um campeonato, pelo nome. */
  competition: CompetitionRef
  edition: string | null
  editions: string[]
  rights: Right[]
  /** Os próximos jogos com transmissão conhecida. */
  matches: Match[]
}

export interface Zone {
  id: string
  name: string
  from: number
  to: number
  /** Como é desenhada; nulo: como é de costume. */
  shape: 'title' | 'filled' | 'outlined' | 'tinted' | 'risk' | 'down' | null
}

/** What can be read, by address: what it takes and what it answers. */
export interface Reads {
  /** O que há na API, e o que a sua chave pode chamar. Lista cada recurso com o seu endereço e as suas operações, e diz de cada uma se quem pergunta pode chamá-la. Sem chave, responde como a um visitante. Não gasta cota. Entrar e sair de uma conta não está aqui: fica fora de `/api/v1`. */
  '/api/v1': {
    params: Record<never, never>
    query: Record<never, never>
    answer: Item<ApiRoot>
  }
  /** Quem chama: conta, chave, funções, plano e quanto resta. Para um programa conferir, antes de tudo, em nome de quem fala e o que pode. Qualquer chave pode chamar, e a chamada não gasta cota. O que se pode chamar, operação por operação, está em `GET /api/v1`. */
  '/api/v1/me': {
    params: Record<never, never>
    query: Record<never, never>
    answer: Item<Me>
  }
  /** A chave que chama, as cotas e quanto resta. Não gasta cota. Com uma sessão, responde pela conta. */
  '/api/v1/status': {
    params: Record<never, never>
    query: Record<never, never>
    answer: Item<{
      plan: CallingPlan
      key: CallingKey | null
      quotas: Quota[]
    }>
  }
  /** Times e seleções */
  '/api/v1/times': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Estas relações inteiras, e não só pelo nome. Aceita: stadium, confederation. */
      include?: Several<'stadium' | 'confederation'> | undefined
      /** Ordem: name, fame, founded, updated; com `-` na frente, ao contrário. */
      sort?: 'name' | '-name' | 'fame' | '-fame' | 'founded' | '-founded' | 'updated' | '-updated' | undefined
      /** Busca pelo nome, sem acentos e com tolerância a erros. */
      q?: string | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** País, como em `BR`. Aceita vários, separados por vírgula. */
      pais?: Several | undefined
      /** Estado, como em `SP`. Vários, separados por vírgula. Aceita: AC, AL, AP, AM, BA, CE, DF, ES, GO, MA, MT, MS, MG, PA, PB, PR, PE, PI, RJ, RN, RS, RO, RR, SC, SP, SE, TO. */
      estado?: Several<'AC' | 'AL' | 'AP' | 'AM' | 'BA' | 'CE' | 'DF' | 'ES' | 'GO' | 'MA' | 'MT' | 'MS' | 'MG' | 'PA' | 'PB' | 'PR' | 'PE' | 'PI' | 'RJ' | 'RN' | 'RS' | 'RO' | 'RR' | 'SC' | 'SP' | 'SE' | 'TO'> | undefined
      /** Clubes ou seleções. Aceita: clube, selecao. */
      tipo?: Several<'clube' | 'selecao'> | undefined
      /** Os que mandam jogos neste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Dela ou das que estão abaixo dela. Aceita vários, separados por vírgula. */
      confederacao?: Several | undefined
      /** Os que jogam a edição atual. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
    }
    answer: Page<Team> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Um time: dados, forma, próximo jogo, tabelas. Com `temporada`, as tabelas, os jogos, o técnico, os artilheiros e a campanha são os daquela temporada; nome, estádio, rivais e títulos são sempre os de hoje. */
  '/api/v1/times/{id}': {
    params: {
      id: string
    }
    query: {
      /** Estas relações inteiras, e não só pelo nome. Aceita: stadium, confederation. */
      include?: Several<'stadium' | 'confederation'> | undefined
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
    }
    answer: Item<TeamPage>
  }
  /** Os títulos de um time, do mais novo ao mais antigo */
  '/api/v1/times/{id}/titulos': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: edition; com `-` na frente, ao contrário. */
      sort?: 'edition' | '-edition' | undefined
    }
    answer: Page<TeamTitle> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Cada edição que um time jogou, com a campanha */
  '/api/v1/times/{id}/campeonatos': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: edition; com `-` na frente, ao contrário. */
      sort?: 'edition' | '-edition' | undefined
      /** A edição: `2024` ou `2018-19`. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
    }
    answer: Page<TeamEdition> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Os jogos de um time. Com um `adversario`, também o confronto direto, em `headToHead`. */
  '/api/v1/times/{id}/jogos': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Estas relações inteiras, e não só pelo nome. Aceita: home, away, stadium, events, lineups, statistics, officials. */
      include?: Several<'home' | 'away' | 'stadium' | 'events' | 'lineups' | 'statistics' | 'officials'> | undefined
      /** Ordem: kickoff, updated; com `-` na frente, ao contrário. */
      sort?: 'kickoff' | '-kickoff' | 'updated' | '-updated' | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** A edição: `2024` ou `2018-19`. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
      /** Data inteira ou parcial: `2024`, `2024-05` ou `2024-05-12`. */
      data?: string | undefined
      /** Deste dia em diante. */
      de?: string | undefined
      /** Até este dia. */
      ate?: string | undefined
      /** Agendados, ao vivo, encerrados, ou adiados e suspensos. Vários, separados por vírgula. Aceita: agendado, ao_vivo, encerrado, adiado. */
      situacao?: Several<'agendado' | 'ao_vivo' | 'encerrado' | 'adiado'> | undefined
      /** Só os deste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Só os que este serviço mostra. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só em casa, ou só fora; nenhum dos dois em campo neutro. Aceita: casa, fora. */
      local?: Several<'casa' | 'fora'> | undefined
      /** Só contra este time. Aceita vários, separados por vírgula. */
      adversario?: Several | undefined
      /** Vitórias, empates ou derrotas deste time. Aceita: V, E, D. */
      resultado?: Several<'V' | 'E' | 'D'> | undefined
    }
    answer: Page<Match> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      headToHead: TeamHeadToHead | null
    }
  }
  /** Quem chegou e quem saiu */
  '/api/v1/times/{id}/transferencias': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: day; com `-` na frente, ao contrário. */
      sort?: 'day' | '-day' | undefined
      /** O ano. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
      /** Quem chegou ou quem saiu. Aceita: entrada, saida. */
      sentido?: Several<'entrada' | 'saida'> | undefined
    }
    answer: Page<Transfer> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** O elenco, o atual ou o de uma temporada */
  '/api/v1/times/{id}/elenco': {
    params: {
      id: string
    }
    query: {
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
    }
    answer: Item<Squad>
  }
  /** Os números de um time: recordes, sequências, casa e fora, e a comparação com outro. De todos os jogos conhecidos, ou só dos de uma `temporada` ou de um `campeonato`. Com `com`, os mesmos números do outro time, e os jogos entre os dois. */
  '/api/v1/times/{id}/numeros': {
    params: {
      id: string
    }
    query: {
      /** Só os jogos desta temporada: `2024` ou `2018-19`. */
      temporada?: string | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** O id do time com que comparar. */
      com?: string | undefined
    }
    answer: Item<TeamNumbers>
  }
  /** Jogadores */
  '/api/v1/jogadores': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Estas relações inteiras, e não só pelo nome. Aceita: team. */
      include?: Several<'team'> | undefined
      /** Ordem: name, fame, birth, updated; com `-` na frente, ao contrário. */
      sort?: 'name' | '-name' | 'fame' | '-fame' | 'birth' | '-birth' | 'updated' | '-updated' | undefined
      /** Busca pelo nome, sem acentos e com tolerância a erros. */
      q?: string | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** Só os que estão neste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
      /** País, como em `BR`. Aceita vários, separados por vírgula. */
      nacionalidade?: Several | undefined
      /** A posição. Aceita: goleiro, defensor, meia, atacante. */
      posicao?: Several<'goleiro' | 'defensor' | 'meia' | 'atacante'> | undefined
    }
    answer: Page<Player> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Um jogador: dados, carreira, temporadas, gols */
  '/api/v1/jogadores/{id}': {
    params: {
      id: string
    }
    query: {
      /** Estas relações inteiras, e não só pelo nome. Aceita: team. */
      include?: Several<'team'> | undefined
    }
    answer: Item<PlayerPage>
  }
  /** Um jogador, jogo a jogo, e contra cada adversário. Os jogos em que esteve em campo ou levou cartão, do mais novo ao mais antigo: minutos, gols, assistências e cartões. `totals` soma a lista inteira, e `opponents` a soma por adversário, sem o filtro de adversário. */
  '/api/v1/jogadores/{id}/jogos': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: kickoff, opponent, minutes, goals, assists; com `-` na frente, ao contrário. */
      sort?: 'kickoff' | '-kickoff' | 'opponent' | '-opponent' | 'minutes' | '-minutes' | 'goals' | '-goals' | 'assists' | '-assists' | undefined
      /** A edição: `2024` ou `2018-19`. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os contra este time. Aceita vários, separados por vírgula. */
      adversario?: Several | undefined
    }
    answer: Page<PlayerMatch> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      totals: {
        played: number
        /** Nulo onde a escalação ou os lances não dizem. */
        minutes: number | null
        goals: number
        penalties: number
        assists: number
        yellow: number
        secondYellow: number
        red: number
      }
      opponents: PlayerOpponent[]
    }
  }
  /** As transferências de um jogador */
  '/api/v1/jogadores/{id}/transferencias': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: day; com `-` na frente, ao contrário. */
      sort?: 'day' | '-day' | undefined
      /** O ano. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
    }
    answer: Page<Transfer> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Os títulos de um jogador, com o time */
  '/api/v1/jogadores/{id}/titulos': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: edition; com `-` na frente, ao contrário. */
      sort?: 'edition' | '-edition' | undefined
    }
    answer: Page<PersonTitle> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Os cartões de um jogador, e o que falta para a suspensão */
  '/api/v1/jogadores/{id}/cartoes': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: kickoff; com `-` na frente, ao contrário. */
      sort?: 'kickoff' | '-kickoff' | undefined
      /** A edição: `2024` ou `2018-19`. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Data inteira ou parcial: `2024`, `2024-05` ou `2024-05-12`. */
      data?: string | undefined
    }
    answer: Page<PlayerCard> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      totals: {
        yellow: number
        secondYellow: number
        red: number
      }
      suspensions: SuspensionState[]
    }
  }
  /** Técnicos */
  '/api/v1/tecnicos': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Estas relações inteiras, e não só pelo nome. Aceita: team. */
      include?: Several<'team'> | undefined
      /** Ordem: name, fame, birth, updated; com `-` na frente, ao contrário. */
      sort?: 'name' | '-name' | 'fame' | '-fame' | 'birth' | '-birth' | 'updated' | '-updated' | undefined
      /** Busca pelo nome, sem acentos e com tolerância a erros. */
      q?: string | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** Só os que estão neste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
      /** País, como em `BR`. Aceita vários, separados por vírgula. */
      nacionalidade?: Several | undefined
    }
    answer: Page<Coach> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Um técnico: times, jogos, aproveitamento */
  '/api/v1/tecnicos/{id}': {
    params: {
      id: string
    }
    query: {
      /** Estas relações inteiras, e não só pelo nome. Aceita: team. */
      include?: Several<'team'> | undefined
    }
    answer: Item<CoachPage>
  }
  /** Os times de um técnico, do mais novo ao mais antigo */
  '/api/v1/tecnicos/{id}/transferencias': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: starts; com `-` na frente, ao contrário. */
      sort?: 'starts' | '-starts' | undefined
    }
    answer: Page<CoachSpell> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Os títulos de um técnico, com o time */
  '/api/v1/tecnicos/{id}/titulos': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: edition; com `-` na frente, ao contrário. */
      sort?: 'edition' | '-edition' | undefined
    }
    answer: Page<PersonTitle> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Campeonatos */
  '/api/v1/campeonatos': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Estas relações inteiras, e não só pelo nome. Aceita: confederation. */
      include?: Several<'confederation'> | undefined
      /** Ordem: name, fame, updated; com `-` na frente, ao contrário. */
      sort?: 'name' | '-name' | 'fame' | '-fame' | 'updated' | '-updated' | undefined
      /** Busca pelo nome, sem acentos e com tolerância a erros. */
      q?: string | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** País, como em `BR`. Aceita vários, separados por vírgula. */
      pais?: Several | undefined
      /** Pontos corridos, mata-mata ou amistosos. Aceita: liga, copa, amistoso. */
      tipo?: Several<'liga' | 'copa' | 'amistoso'> | undefined
      /** De clubes ou de seleções. Aceita: clubes, selecoes. */
      participantes?: Several<'clubes' | 'selecoes'> | undefined
      /** Dela ou das que estão abaixo dela. Aceita vários, separados por vírgula. */
      confederacao?: Several | undefined
    }
    answer: Page<Competition> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Um campeonato: rodada atual, líderes, próximos jogos */
  '/api/v1/campeonatos/{id}': {
    params: {
      id: string
    }
    query: {
      /** Estas relações inteiras, e não só pelo nome. Aceita: confederation. */
      include?: Several<'confederation'> | undefined
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
    }
    answer: Item<CompetitionPage>
  }
  /** Os jogos de uma edição, por rodada ou data */
  '/api/v1/campeonatos/{id}/jogos': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Estas relações inteiras, e não só pelo nome. Aceita: home, away, stadium, events, lineups, statistics, officials. */
      include?: Several<'home' | 'away' | 'stadium' | 'events' | 'lineups' | 'statistics' | 'officials'> | undefined
      /** Ordem: kickoff, updated; com `-` na frente, ao contrário. */
      sort?: 'kickoff' | '-kickoff' | 'updated' | '-updated' | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** A edição: `2024` ou `2018-19`. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
      /** Data inteira ou parcial: `2024`, `2024-05` ou `2024-05-12`. */
      data?: string | undefined
      /** Deste dia em diante. */
      de?: string | undefined
      /** Até este dia. */
      ate?: string | undefined
      /** Agendados, ao vivo, encerrados, ou adiados e suspensos. Vários, separados por vírgula. Aceita: agendado, ao_vivo, encerrado, adiado. */
      situacao?: Several<'agendado' | 'ao_vivo' | 'encerrado' | 'adiado'> | undefined
      /** Só os deste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Só os que este serviço mostra. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** O número da rodada; várias, separadas por vírgula. */
      rodada?: number | string | undefined
      /** O nome da fase; várias, separadas por vírgula. */
      fase?: Several | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
    }
    answer: Page<Match> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      /** Um campeonato, pelo nome. */
      competition: CompetitionRef
      edition: string | null
      editions: string[]
      rounds: Array<{
        phase: string
        number: number | null
        name: string
        current: boolean
      }>
    }
  }
  /** A tabela, com o que desempatou cada par, e o mata-mata */
  '/api/v1/campeonatos/{id}/tabela': {
    params: {
      id: string
    }
    query: {
      /** Estas relações inteiras, e não só pelo nome. Aceita: positions, projection. */
      include?: Several<'positions' | 'projection'> | undefined
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
      /** Como estava depois desta rodada. */
      rodada?: number | undefined
      /** Data inteira ou parcial: `2024`, `2024-05` ou `2024-05-12`. */
      data?: string | undefined
      /** Só em casa, ou só fora. */
      local?: 'casa' | 'fora' | undefined
    }
    answer: Item<Standings>
  }
  /** Os artilheiros de uma edição. O lugar é por gols, ou com `sort=assists` por assistências. As outras ordens não mudam o lugar: números do maior ao menor, nomes de A a Z. */
  '/api/v1/campeonatos/{id}/artilheiros': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: goals, assists, player, team, penalties, played, perGame, minutesPerGoal; com `-` na frente, ao contrário. */
      sort?: 'goals' | '-goals' | 'assists' | '-assists' | 'player' | '-player' | 'team' | '-team' | 'penalties' | '-penalties' | 'played' | '-played' | 'perGame' | '-perGame' | 'minutesPerGoal' | '-minutesPerGoal' | undefined
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
      /** Só os gols por este time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
    }
    answer: Page<ScorerRow> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      /** Um campeonato, pelo nome. */
      competition: CompetitionRef
      edition: string | null
      editions: string[]
    }
  }
  /** Os artilheiros em uma data ou em um local. O que parece data é data (`2024`, `2024-05`, `2024-05-12`), sobre todas as edições; senão é um local: `casa`, `fora`, `neutro` ou o id de um estádio. O lugar é por gols, ou com `sort=assists` por assistências. As outras ordens não mudam o lugar: números do maior ao menor, nomes de A a Z. */
  '/api/v1/campeonatos/{id}/artilheiros/{filter}': {
    params: {
      id: string
      filter: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: goals, assists, player, team, penalties, played, perGame, minutesPerGoal; com `-` na frente, ao contrário. */
      sort?: 'goals' | '-goals' | 'assists' | '-assists' | 'player' | '-player' | 'team' | '-team' | 'penalties' | '-penalties' | 'played' | '-played' | 'perGame' | '-perGame' | 'minutesPerGoal' | '-minutesPerGoal' | undefined
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
      /** Só os gols por este time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
    }
    answer: Page<ScorerRow> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      /** Um campeonato, pelo nome. */
      competition: CompetitionRef
      edition: string | null
      editions: string[]
    }
  }
  /** Os jogadores de uma edição em números: participações, minutos, jogos sem sofrer gol, cartões. O lugar é o do número que ordena a lista, do maior ao menor; por nome, o das participações em gols. */
  '/api/v1/campeonatos/{id}/lideres': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: involvements, goals, assists, minutes, played, cleanSheets, yellow, red, player, team; com `-` na frente, ao contrário. */
      sort?: 'involvements' | '-involvements' | 'goals' | '-goals' | 'assists' | '-assists' | 'minutes' | '-minutes' | 'played' | '-played' | 'cleanSheets' | '-cleanSheets' | 'yellow' | '-yellow' | 'red' | '-red' | 'player' | '-player' | 'team' | '-team' | undefined
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
      /** Só quem jogou por este time por último. Aceita vários, separados por vírgula. */
      time?: Several | undefined
      /** A posição. Aceita: goleiro, defensor, meia, atacante. */
      posicao?: Several<'goleiro' | 'defensor' | 'meia' | 'atacante'> | undefined
    }
    answer: Page<PlayerLeaderRow> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      /** Um campeonato, pelo nome. */
      competition: CompetitionRef
      edition: string | null
      editions: string[]
    }
  }
  /** Os times de uma edição em números: ataque, defesa, disciplina, público. O lugar é o do número que ordena a lista, do maior ao menor; por nome, o dos gols marcados. */
  '/api/v1/campeonatos/{id}/lideres/times': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: goalsFor, goalsAgainst, cleanSheets, scoreless, yellow, red, attendance, highestAttendance, played, team; com `-` na frente, ao contrário. */
      sort?: 'goalsFor' | '-goalsFor' | 'goalsAgainst' | '-goalsAgainst' | 'cleanSheets' | '-cleanSheets' | 'scoreless' | '-scoreless' | 'yellow' | '-yellow' | 'red' | '-red' | 'attendance' | '-attendance' | 'highestAttendance' | '-highestAttendance' | 'played' | '-played' | 'team' | '-team' | undefined
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
    }
    answer: Page<TeamLeaderRow> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      /** Um campeonato, pelo nome. */
      competition: CompetitionRef
      edition: string | null
      editions: string[]
    }
  }
  /** As temporadas de um campeonato lado a lado, e os recordes. Só as que têm resultado. `records` tem os recordes das temporadas pedidas, ou de todas. */
  '/api/v1/campeonatos/{id}/temporadas': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: edition, played, goals, goalsPerMatch, cardsPerMatch, attendance; com `-` na frente, ao contrário. */
      sort?: 'edition' | '-edition' | 'played' | '-played' | 'goals' | '-goals' | 'goalsPerMatch' | '-goalsPerMatch' | 'cardsPerMatch' | '-cardsPerMatch' | 'attendance' | '-attendance' | undefined
      /** A edição: `2024` ou `2018-19`. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
    }
    answer: Page<SeasonRow> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      /** Um campeonato, pelo nome. */
      competition: CompetitionRef
      /** Os recordes das temporadas da lista. */
      records: CompetitionRecords
    }
  }
  /** Os cartões de uma edição, e quem está suspenso. `limit` pagina os jogadores; os times vêm todos. `cards`, sem `sort`, é a ordem dos lugares: entre os jogadores, mais expulsões (segundo amarelo ou vermelho direto), depois mais amarelos, e com a cor amarela ao contrário; entre os times, menos pontos de indisciplina. Números vêm do maior ao menor, nomes de A a Z, e `situation` traz os suspensos e os pendurados primeiro. `situation` e `player` ordenam só os jogadores; `played` e `fairPlay`, só os times. O lugar não muda com a ordem. */
  '/api/v1/campeonatos/{id}/cartoes': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: cards, player, team, yellow, secondYellow, red, situation, played, fairPlay; com `-` na frente, ao contrário. */
      sort?: 'cards' | '-cards' | 'player' | '-player' | 'team' | '-team' | 'yellow' | '-yellow' | 'secondYellow' | '-secondYellow' | 'red' | '-red' | 'situation' | '-situation' | 'played' | '-played' | 'fairPlay' | '-fairPlay' | undefined
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
    }
    answer: {
      data: {
        players: PlayerCardsRow[]
        teams: TeamCardsRow[]
      }
      page: {
        limit: number
        next: string | null
        total: number | null
      }
      links: {
        self: string
        next: string | null
      }
      /** Um campeonato, pelo nome. */
      competition: CompetitionRef
      edition: string | null
      editions: string[]
    }
  }
  /** Os cartões em uma data. `cards`, sem `sort`, é a ordem dos lugares: entre os jogadores, mais expulsões (segundo amarelo ou vermelho direto), depois mais amarelos, e com a cor amarela ao contrário; entre os times, menos pontos de indisciplina. Números vêm do maior ao menor, nomes de A a Z, e `situation` traz os suspensos e os pendurados primeiro. `situation` e `player` ordenam só os jogadores; `played` e `fairPlay`, só os times. O lugar não muda com a ordem. */
  '/api/v1/campeonatos/{id}/cartoes/{date}': {
    params: {
      id: string
      date: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: cards, player, team, yellow, secondYellow, red, situation, played, fairPlay; com `-` na frente, ao contrário. */
      sort?: 'cards' | '-cards' | 'player' | '-player' | 'team' | '-team' | 'yellow' | '-yellow' | 'secondYellow' | '-secondYellow' | 'red' | '-red' | 'situation' | '-situation' | 'played' | '-played' | 'fairPlay' | '-fairPlay' | undefined
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
    }
    answer: {
      data: {
        players: PlayerCardsRow[]
        teams: TeamCardsRow[]
      }
      page: {
        limit: number
        next: string | null
        total: number | null
      }
      links: {
        self: string
        next: string | null
      }
      /** Um campeonato, pelo nome. */
      competition: CompetitionRef
      edition: string | null
      editions: string[]
    }
  }
  /** Os cartões de uma cor em uma data. A cor é `amarelo` ou `vermelho`; o segundo amarelo conta como vermelho. `cards`, sem `sort`, é a ordem dos lugares: entre os jogadores, mais expulsões (segundo amarelo ou vermelho direto), depois mais amarelos, e com a cor amarela ao contrário; entre os times, menos pontos de indisciplina. Números vêm do maior ao menor, nomes de A a Z, e `situation` traz os suspensos e os pendurados primeiro. `situation` e `player` ordenam só os jogadores; `played` e `fairPlay`, só os times. O lugar não muda com a ordem. */
  '/api/v1/campeonatos/{id}/cartoes/{date}/{color}': {
    params: {
      id: string
      date: string
      color: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: cards, player, team, yellow, secondYellow, red, situation, played, fairPlay; com `-` na frente, ao contrário. */
      sort?: 'cards' | '-cards' | 'player' | '-player' | 'team' | '-team' | 'yellow' | '-yellow' | 'secondYellow' | '-secondYellow' | 'red' | '-red' | 'situation' | '-situation' | 'played' | '-played' | 'fairPlay' | '-fairPlay' | undefined
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
    }
    answer: {
      data: {
        players: PlayerCardsRow[]
        teams: TeamCardsRow[]
      }
      page: {
        limit: number
        next: string | null
        total: number | null
      }
      links: {
        self: string
        next: string | null
      }
      /** Um campeonato, pelo nome. */
      competition: CompetitionRef
      edition: string | null
      editions: string[]
    }
  }
  /** Os campeões de cada edição */
  '/api/v1/campeonatos/{id}/campeoes': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: edition; com `-` na frente, ao contrário. */
      sort?: 'edition' | '-edition' | undefined
    }
    answer: Page<ChampionRow> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      /** Um campeonato, pelo nome. */
      competition: CompetitionRef
      /** Títulos por time, do maior campeão em diante. */
      teams: Array<{
        /** Um time, pelo nome. */
        team: TeamRef
        titles: number
        runnersUp: number
      }>
    }
  }
  /** Quem mostra o campeonato, e onde passa cada jogo */
  '/api/v1/campeonatos/{id}/transmission': {
    params: {
      id: string
    }
    query: {
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
    }
    answer: Item<Transmission>
  }
  /** Todos os jogos, com filtros. Em `days`, quantos jogos há nos dias em volta de `data`, ou de hoje. */
  '/api/v1/jogos': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Estas relações inteiras, e não só pelo nome. Aceita: home, away, stadium, events, lineups, statistics, officials. */
      include?: Several<'home' | 'away' | 'stadium' | 'events' | 'lineups' | 'statistics' | 'officials'> | undefined
      /** Ordem: kickoff, updated; com `-` na frente, ao contrário. */
      sort?: 'kickoff' | '-kickoff' | 'updated' | '-updated' | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** A edição: `2024` ou `2018-19`. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
      /** Data inteira ou parcial: `2024`, `2024-05` ou `2024-05-12`. */
      data?: string | undefined
      /** Deste dia em diante. */
      de?: string | undefined
      /** Até este dia. */
      ate?: string | undefined
      /** Agendados, ao vivo, encerrados, ou adiados e suspensos. Vários, separados por vírgula. Aceita: agendado, ao_vivo, encerrado, adiado. */
      situacao?: Several<'agendado' | 'ao_vivo' | 'encerrado' | 'adiado'> | undefined
      /** Só os deste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Só os que este serviço mostra. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
    }
    answer: Page<Match> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      days: Day[]
      /** Os campeonatos dos jogos desta página, do mais conhecido ao menos; os inventados por último. */
      competitions: string[]
    }
  }
  /** Os jogos de um dia, mês ou ano. A data é `2024`, `2024-05` ou `2024-05-12`, pelo dia em São Paulo; ou `hoje`, `ontem`, `amanha`. */
  '/api/v1/jogos/{date}': {
    params: {
      date: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Estas relações inteiras, e não só pelo nome. Aceita: home, away, stadium, events, lineups, statistics, officials. */
      include?: Several<'home' | 'away' | 'stadium' | 'events' | 'lineups' | 'statistics' | 'officials'> | undefined
      /** Ordem: kickoff, updated; com `-` na frente, ao contrário. */
      sort?: 'kickoff' | '-kickoff' | 'updated' | '-updated' | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** A edição: `2024` ou `2018-19`. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
      /** Data inteira ou parcial: `2024`, `2024-05` ou `2024-05-12`. */
      data?: string | undefined
      /** Deste dia em diante. */
      de?: string | undefined
      /** Até este dia. */
      ate?: string | undefined
      /** Agendados, ao vivo, encerrados, ou adiados e suspensos. Vários, separados por vírgula. Aceita: agendado, ao_vivo, encerrado, adiado. */
      situacao?: Several<'agendado' | 'ao_vivo' | 'encerrado' | 'adiado'> | undefined
      /** Só os deste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Só os que este serviço mostra. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
    }
    answer: Page<Match> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      days: Day[]
      /** Os campeonatos dos jogos desta página, do mais conhecido ao menos; os inventados por último. */
      competitions: string[]
    }
  }
  /** Um jogo: placar, lances, números, confronto direto */
  '/api/v1/campeonatos/{id}/jogos/{idjogo}': {
    params: {
      id: string
      idjogo: string
    }
    query: {
      /** Estas relações inteiras, e não só pelo nome. Aceita: home, away, stadium, lineups. */
      include?: Several<'home' | 'away' | 'stadium' | 'lineups'> | undefined
    }
    answer: Item<MatchPage>
  }
  /** Um jogo lance a lance */
  '/api/v1/campeonatos/{id}/jogos/{idjogo}/aovivo': {
    params: {
      id: string
      idjogo: string
    }
    query: Record<never, never>
    answer: Item<LivePage>
  }
  /** As escalações de um jogo e os desfalques */
  '/api/v1/campeonatos/{id}/jogos/{idjogo}/escalacao': {
    params: {
      id: string
      idjogo: string
    }
    query: Record<never, never>
    answer: Item<LineupsPage>
  }
  /** A arbitragem de um jogo, com os números de cada um */
  '/api/v1/campeonatos/{id}/jogos/{idjogo}/arbitros': {
    params: {
      id: string
      idjogo: string
    }
    query: Record<never, never>
    answer: Item<OfficialsPage>
  }
  /** Estádios */
  '/api/v1/estadios': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: name, capacity, updated; com `-` na frente, ao contrário. */
      sort?: 'name' | '-name' | 'capacity' | '-capacity' | 'updated' | '-updated' | undefined
      /** Busca pelo nome, sem acentos e com tolerância a erros. */
      q?: string | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** País, como em `BR`. Aceita vários, separados por vírgula. */
      pais?: Several | undefined
    }
    answer: Page<Stadium> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Um estádio: dados, donos da casa, jogos */
  '/api/v1/estadios/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    answer: Item<StadiumPage>
  }
  /** Da FIFA às federações estaduais */
  '/api/v1/confederacoes': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: name, updated; com `-` na frente, ao contrário. */
      sort?: 'name' | '-name' | 'updated' | '-updated' | undefined
      /** Busca pelo nome, sem acentos e com tolerância a erros. */
      q?: string | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** Só as que estão diretamente abaixo desta. Aceita vários, separados por vírgula. */
      acima?: Several | undefined
    }
    answer: Page<Confederation> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Uma confederação e as que estão abaixo dela */
  '/api/v1/confederacoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    answer: Item<ConfederationPage>
  }
  /** Os jogos dos campeonatos de uma confederação */
  '/api/v1/confederacoes/{id}/jogos': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Estas relações inteiras, e não só pelo nome. Aceita: home, away, stadium, events, lineups, statistics, officials. */
      include?: Several<'home' | 'away' | 'stadium' | 'events' | 'lineups' | 'statistics' | 'officials'> | undefined
      /** Ordem: kickoff, updated; com `-` na frente, ao contrário. */
      sort?: 'kickoff' | '-kickoff' | 'updated' | '-updated' | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** A edição: `2024` ou `2018-19`. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
      /** Data inteira ou parcial: `2024`, `2024-05` ou `2024-05-12`. */
      data?: string | undefined
      /** Deste dia em diante. */
      de?: string | undefined
      /** Até este dia. */
      ate?: string | undefined
      /** Agendados, ao vivo, encerrados, ou adiados e suspensos. Vários, separados por vírgula. Aceita: agendado, ao_vivo, encerrado, adiado. */
      situacao?: Several<'agendado' | 'ao_vivo' | 'encerrado' | 'adiado'> | undefined
      /** Só os deste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Só os que este serviço mostra. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
    }
    answer: Page<Match> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Os times de uma confederação, com os das que estão abaixo */
  '/api/v1/confederacoes/{id}/times': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Estas relações inteiras, e não só pelo nome. Aceita: stadium, confederation. */
      include?: Several<'stadium' | 'confederation'> | undefined
      /** Ordem: name, fame, founded, updated; com `-` na frente, ao contrário. */
      sort?: 'name' | '-name' | 'fame' | '-fame' | 'founded' | '-founded' | 'updated' | '-updated' | undefined
      /** Busca pelo nome, sem acentos e com tolerância a erros. */
      q?: string | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** País, como em `BR`. Aceita vários, separados por vírgula. */
      pais?: Several | undefined
      /** Estado, como em `SP`. Vários, separados por vírgula. Aceita: AC, AL, AP, AM, BA, CE, DF, ES, GO, MA, MT, MS, MG, PA, PB, PR, PE, PI, RJ, RN, RS, RO, RR, SC, SP, SE, TO. */
      estado?: Several<'AC' | 'AL' | 'AP' | 'AM' | 'BA' | 'CE' | 'DF' | 'ES' | 'GO' | 'MA' | 'MT' | 'MS' | 'MG' | 'PA' | 'PB' | 'PR' | 'PE' | 'PI' | 'RJ' | 'RN' | 'RS' | 'RO' | 'RR' | 'SC' | 'SP' | 'SE' | 'TO'> | undefined
      /** Clubes ou seleções. Aceita: clube, selecao. */
      tipo?: Several<'clube' | 'selecao'> | undefined
    }
    answer: Page<Team> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Os campeonatos de uma confederação, com os das que estão abaixo */
  '/api/v1/confederacoes/{id}/campeonatos': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: name, fame, updated; com `-` na frente, ao contrário. */
      sort?: 'name' | '-name' | 'fame' | '-fame' | 'updated' | '-updated' | undefined
      /** Busca pelo nome, sem acentos e com tolerância a erros. */
      q?: string | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
    }
    answer: Page<Competition> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Onde assistir: TV, streaming e rádio */
  '/api/v1/streamings': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: name, updated; com `-` na frente, ao contrário. */
      sort?: 'name' | '-name' | 'updated' | '-updated' | undefined
      /** Busca pelo nome, sem acentos e com tolerância a erros. */
      q?: string | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** O tipo de serviço. Aceita: tv_aberta, tv_fechada, pay_per_view, streaming, radio. */
      tipo?: Several<'tv_aberta' | 'tv_fechada' | 'pay_per_view' | 'streaming' | 'radio'> | undefined
      /** Só os de graça, ou só os pagos. */
      gratis?: boolean | undefined
    }
    answer: Page<Streaming> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Um serviço: o que mostra e os próximos jogos */
  '/api/v1/streamings/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    answer: Item<StreamingPage>
  }
  /** Os jogos que um serviço mostra */
  '/api/v1/streamings/{id}/jogos': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Estas relações inteiras, e não só pelo nome. Aceita: home, away, stadium, events, lineups, statistics, officials. */
      include?: Several<'home' | 'away' | 'stadium' | 'events' | 'lineups' | 'statistics' | 'officials'> | undefined
      /** Ordem: kickoff, updated; com `-` na frente, ao contrário. */
      sort?: 'kickoff' | '-kickoff' | 'updated' | '-updated' | undefined
      /** Só estes, até 100, separados por vírgula. Vêm todos, na ordem pedida; os que não existem, ou não cabem nos outros filtros, estão em `missing`. */
      ids?: Several | undefined
      /** Só o que mudou desde este momento (ISO 8601). */
      updated_since?: string | undefined
      /** A edição: `2024` ou `2018-19`. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
      /** Data inteira ou parcial: `2024`, `2024-05` ou `2024-05-12`. */
      data?: string | undefined
      /** Deste dia em diante. */
      de?: string | undefined
      /** Até este dia. */
      ate?: string | undefined
      /** Agendados, ao vivo, encerrados, ou adiados e suspensos. Vários, separados por vírgula. Aceita: agendado, ao_vivo, encerrado, adiado. */
      situacao?: Several<'agendado' | 'ao_vivo' | 'encerrado' | 'adiado'> | undefined
      /** Só os deste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Só os que este serviço mostra. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
    }
    answer: Page<Match> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Busca em tudo: times, pessoas, campeonatos, estádios, jogos. Sem acentos e com tolerância a erros de digitação; dois times juntos acham os jogos entre eles. O mais conhecido vem antes: o quanto o nome combina, vezes jogos, gols, títulos e visitas. `tipo` busca em um só. */
  '/api/v1/busca': {
    params: Record<never, never>
    query: {
      q: string
      limit?: number | undefined
      tipo?: 'times' | 'jogadores' | 'tecnicos' | 'campeonatos' | 'estadios' | 'confederacoes' | 'streamings' | 'jogos' | undefined
    }
    answer: {
      data: SearchHit[]
    }
  }
  /** O que acontece, na hora em que acontece. O mesmo fluxo, só de um jogo, está em `…/jogos/{idjogo}/aovivo`. Com `Accept: text/event-stream`, um fluxo que fica aberto; `Last-Event-ID` retoma de onde parou, sem falta e sem repetição, também depois de um reinício. Sem ele, o que aconteceu desde `desde`, em JSON, para quem está atrás de um proxy que segura fluxos. */
  '/api/v1/ao-vivo': {
    params: Record<never, never>
    query: {
      /** Só destes campeonatos, por id. */
      campeonato?: string | undefined
      /** Só dos jogos destes times, por id. */
      time?: string | undefined
      /** Só destes jogos, por id. */
      jogo?: string | undefined
      /** Só destes tipos: match.started, match.goal, match.penalty_missed, match.card, match.substitution, match.var, match.period, match.shootout, match.finished, match.corrected, match.retracted, match.postponed, match.rescheduled, match.lineup, match.updated, table.changed, transfer.created, record.created, record.updated, record.deleted. */
      tipo?: string | undefined
      /** O `cursor` da resposta anterior, ou `agora`. */
      desde?: string | undefined
    }
    answer: {
      data: PushEvent[]
      /** Para a próxima chamada, também quando nada aconteceu. */
      cursor: string
    }
  }
  /** Tudo o que mudou desde um cursor, em ordem, com o que foi apagado. Comece com `desde=agora`, leia o que precisa, guarde o `cursor` da resposta e chame de novo com ele: nada se perde e nada se repete. Cada mudança vem uma vez, como o evento que tem o número dela; quando uma mudança causa vários, os outros estão só no fluxo. Um espelho lê de novo `record` e os registros de `affects` que tem, e, quando um registro muda de nome, os que o citam: o programa de exemplo `mirror.ts` do cliente faz isso. As mudanças ficam guardadas por 30 dias; um cursor mais velho recebe 410 (`forgotten`), e é hora de ler tudo de novo. O mesmo vale, com `restored`, para um cursor de mudanças que deixaram de existir porque o serviço voltou a uma cópia de segurança. */
  '/api/v1/mudancas': {
    params: Record<never, never>
    query: {
      /** O `cursor` da resposta anterior, o `id` de um evento, ou `agora`. */
      desde?: string | undefined
      /** Mudanças por resposta, até 1000. */
      limit?: number | undefined
      /** Só as destes tipos de registro, separados por vírgula. Aceita: confederation, stadium, team, person, competition, edition, streaming, match, event, phase, spell, transfer, title, broadcast-right, suspension, absence, deduction. */
      tipo?: Several<'confederation' | 'stadium' | 'team' | 'person' | 'competition' | 'edition' | 'streaming' | 'match' | 'event' | 'phase' | 'spell' | 'transfer' | 'title' | 'broadcast-right' | 'suspension' | 'absence' | 'deduction'> | undefined
    }
    answer: {
      data: PushEvent[]
      /** Para a próxima chamada, também quando nada mudou. */
      cursor: string
      /** Há mais agora mesmo. */
      more: boolean
    }
  }
}
