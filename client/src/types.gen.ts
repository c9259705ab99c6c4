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

export interface Adsense {
  publisher: string
  /** Um bloco por lugar: página inicial, páginas institucionais, ajuda e contato. */
  slots: string[]
}

export interface Airing {
  /** Um streaming ou canal, pelo nome. */
  streaming: StreamingRef
  url: string | null
  /** Só nestes estados; vazio: em todos. */
  statesIncluded: string[]
  statesExcluded: string[]
}

export interface Alert {
  id: string
  /** O tipo do registro: `person`, `edition`… */
  kind: string
  record: string
  name: string
  linkAddress: string | null
  /** A regra que não foi cumprida. */
  rule: string
  reason: string
  status: 'open' | 'dismissed'
  decidedBy: string | null
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
}

export interface ApiKey {
  id: string
  name: string
  /** `test` só vê a demonstração e não gasta cota. */
  mode: 'live' | 'test'
  /** `browser` pode ficar à vista em uma página: só lê, e só a partir das origens listadas. */
  kind: 'server' | 'browser'
  /** O que a chave pode. `read` e `write` incluem todos os de ler dados e de editar; `…:manage` inclui o `…:read` do mesmo recurso. `read`: Ler tudo o que o console mostra. `write`: Criar e editar registros e o site. Só contas de administração. `matches:read`: Jogos, escalações, arbitragem e o placar do momento. `competitions:read`: Campeonatos, tabelas, artilheiros, cartões, campeões e confederações. `teams:read`: Times, elencos, passagens, transferências, suspensões e desfalques. `people:read`: Jogadores, técnicos e arbitragem. `stadiums:read`: Estádios e onde ficam. `streamings:read`: Streamings, direitos e onde passa cada jogo. `search:read`: A busca em tudo. `changes:read`: Cada mudança em ordem, o histórico e os nomes dos registros. `site:read`: Páginas, posts, painel e dados abertos. `live`: Receber lances por transmissão contínua. `records:write`: Cadastrar, mudar e remover times, pessoas, campeonatos, estádios e streamings. `site:write`: Páginas e posts. `push:read`: Webhooks, entregas e simulações da conta. `push:manage`: Criar, mudar, testar e remover webhooks, ler o segredo deles, reenviar entregas, fazer simulações. `calendars:read`: As assinaturas de calendário da conta. `calendars:manage`: Assinar calendários e encerrar assinaturas. `follows:read`: A lista de times, pessoas, campeonatos e jogos da conta. `follows:manage`: Pôr na lista, tirar dela e mudar a ordem. `imports:read`: Fontes, conexões, planilhas, execuções e filas de revisão. `imports:manage`: Enviar arquivos, importar, configurar fontes e conexões, decidir as filas de revisão. `keys:read`: As chaves da conta, sem os segredos. `keys:manage`: Criar chaves, mudá-las e trocar o segredo delas, até o que esta pode; revogar qualquer chave da conta. `usage:read`: As chamadas da conta por dia e o registro delas. */
  scopes: Array<'read' | 'write' | 'matches:read' | 'competitions:read' | 'teams:read' | 'people:read' | 'stadiums:read' | 'streamings:read' | 'search:read' | 'changes:read' | 'site:read' | 'live' | 'records:write' | 'site:write' | 'push:read' | 'push:manage' | 'calendars:read' | 'calendars:manage' | 'follows:read' | 'follows:manage' | 'imports:read' | 'imports:manage' | 'keys:read' | 'keys:manage' | 'usage:read'>
  /** O começo do segredo, para reconhecê-lo. */
  prefix: string
  /** O segredo anterior, enquanto ainda vale depois de uma rotação. */
  previous: {
    prefix: string
    /** Data e hora em ISO 8601, UTC. */
    expiresAt: string
  } | null
  /** Limites próprios da chave, além dos do plano; nulo onde não há. */
  limits: {
    perMinute: number | null
    perDay: number | null
  }
  origins: string[]
  addresses: string[]
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  expiresAt: string | null
  /** Data e hora em ISO 8601, UTC. */
  lastUsedAt: string | null
  /** Data e hora em ISO 8601, UTC. */
  revokedAt: string | null
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

export interface Blog {
  title: string
  description: string
  address: '' | string
}

export interface BulkError {
  id: string
  name: string
  /** Vazio quando é o registro inteiro. */
  field: string
  message: string
}

export interface BulkOutcome {
  changed: number
  /** Já tinham esses valores. */
  unchanged: number
  /** Os 100 primeiros que mudam, campo a campo. */
  rows: BulkRow[]
  /** Com `squad`: quem já estava no elenco, e fica como está. */
  already?: Array<{
    id: string
    name: string
  }>
  /** Os que não podem mudar assim, e por quê. */
  errors: BulkError[]
  /** O que fica improvável com a mudança, registro a registro; é gravado assim mesmo. */
  warnings?: Array<{
    id: string
    name: string
    message: string
  }>
  /** A mudança no histórico; nula na prévia e quando nada mudou. */
  edit: string | null
}

export interface BulkRow {
  id: string
  name: string
  fields: NamedFieldChange[]
}

export interface CalendarSubscription {
  id: string
  /** `favourites`: os jogos do time do coração e os de tudo o que acompanho. */
  kind: 'team' | 'competition' | 'streaming' | 'favourites'
  /** De quem são os jogos; nulo para os meus favoritos, ou quando o registro não existe mais. */
  subject: {
    id: string
    name: string
  } | null
  /** O endereço `.ics`. Quem o tem lê os jogos sem entrar na conta: revogue-o se ele vazar. */
  url: string
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  lastReadAt: string | null
}

export interface CallingKey {
  id: string
  name: string
  /** `test` só vê a demonstração e não gasta cota. */
  mode: 'live' | 'test'
  /** `browser` pode ficar à vista em uma página: só lê, e só a partir das origens listadas. */
  kind: 'server' | 'browser'
  /** O que a chave pode. `read` e `write` incluem todos os de ler dados e de editar; `…:manage` inclui o `…:read` do mesmo recurso. `read`: Ler tudo o que o console mostra. `write`: Criar e editar registros e o site. Só contas de administração. `matches:read`: Jogos, escalações, arbitragem e o placar do momento. `competitions:read`: Campeonatos, tabelas, artilheiros, cartões, campeões e confederações. `teams:read`: Times, elencos, passagens, transferências, suspensões e desfalques. `people:read`: Jogadores, técnicos e arbitragem. `stadiums:read`: Estádios e onde ficam. `streamings:read`: Streamings, direitos e onde passa cada jogo. `search:read`: A busca em tudo. `changes:read`: Cada mudança em ordem, o histórico e os nomes dos registros. `site:read`: Páginas, posts, painel e dados abertos. `live`: Receber lances por transmissão contínua. `records:write`: Cadastrar, mudar e remover times, pessoas, campeonatos, estádios e streamings. `site:write`: Páginas e posts. `push:read`: Webhooks, entregas e simulações da conta. `push:manage`: Criar, mudar, testar e remover webhooks, ler o segredo deles, reenviar entregas, fazer simulações. `calendars:read`: As assinaturas de calendário da conta. `calendars:manage`: Assinar calendários e encerrar assinaturas. `follows:read`: A lista de times, pessoas, campeonatos e jogos da conta. `follows:manage`: Pôr na lista, tirar dela e mudar a ordem. `imports:read`: Fontes, conexões, planilhas, execuções e filas de revisão. `imports:manage`: Enviar arquivos, importar, configurar fontes e conexões, decidir as filas de revisão. `keys:read`: As chaves da conta, sem os segredos. `keys:manage`: Criar chaves, mudá-las e trocar o segredo delas, até o que esta pode; revogar qualquer chave da conta. `usage:read`: As chamadas da conta por dia e o registro delas. */
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
  /** Nulo onde nenhum jogo da passagem é conhecido. */
  played: number | null
  /** Nulo onde nenhum jogo da passagem é conhecido. */
  goals: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  yellow: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  secondYellow: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  red: number | null
}

export interface Category {
  id: string
  name: string
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
  /** A campanha em cada time, somadas as passagens por ele. */
  teams: CoachedTeam[]
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

export interface CoachedTeam {
  /** Um time, pelo nome. */
  team: TeamRef
  /** Quantas vezes dirigiu o time. */
  spells: number
  played: number
  won: number
  drawn: number
  lost: number
  /** Aproveitamento: pontos ganhos sobre disputados, em %. */
  percentage: number | null
  goalsFor: number
  goalsAgainst: number
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
  /** O jogo com que o título ficou decidido, às vezes de um rival; nulo onde os jogos não o provam. */
  decidedIn: {
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
  } | null
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

export interface Conflict {
  id: string
  /** O tipo do registro: `match`, `team`, `person`… */
  kind: string
  /** O id do registro. */
  record: string
  /** Como o registro se chama. */
  name: string
  /** A página no console, onde há uma. */
  linkAddress: string | null
  field: string
  /** Como as pessoas chamam o campo. */
  label: string
  /** O valor de cada fonte. */
  said: Record<string, unknown>
  /** Como se chamam os registros que os valores citam. */
  names: Record<string, string>
  /** A fonte cujo valor está à mostra. */
  chosen: string
  /** Data e hora em ISO 8601, UTC. */
  resolvedAt: string | null
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
}

export interface Connectable {
  id: string
  dataset: string
  title: string
  /** O que ela tem. */
  description: string
  address: string
  /** De quantos em quantos minutos é verificada; a hora exata varia um pouco. */
  everyMinutes: number
  licence: string | null
  /** A mostrar onde os dados aparecem. */
  attribution: string | null
  shareAlike: boolean
  /** O id da conexão, se já está conectada. */
  connection: string | null
  /** Para fontes que pedem uma chave; nulo para as outras. */
  key: {
    /** Onde se consegue uma chave. */
    address: string
    choices: Array<{
      code: string
      name: string
    }>
  } | null
}

export interface Connection {
  id: string
  dataset: string
  title: string
  address: string
  /** De quantos em quantos minutos é verificada; a hora exata varia um pouco. */
  everyMinutes: number
  paused: boolean
  /** À espera da próxima verificação, verificando, importando, falhando, pausada ou sem chave. */
  state: 'waiting' | 'checking' | 'importing' | 'failing' | 'paused' | 'keyless'
  /** O quanto a fonte vale: a de número menor vale mais. */
  trust: number | null
  licence: string | null
  /** A mostrar onde os dados aparecem. */
  attribution: string | null
  shareAlike: boolean
  lastCheck: {
    /** Data e hora em ISO 8601, UTC. */
    at: string
    /** Nada novo, algo novo, falhou ou foi parada. */
    outcome: 'unchanged' | 'changed' | 'failed' | 'stopped'
    error: string | null
  } | null
  lastRun: ImportRun | null
  /** Nulo enquanto está pausada. */
  nextCheckAt: string | null
  /** Falhas seguidas, desde o último sucesso. */
  failures: number
  /** Nulo para fontes sem chave. */
  connector: {
    /** O fim da chave; nulo enquanto não há nenhuma. */
    keyHint: string | null
    /** Data e hora em ISO 8601, UTC. */
    keySetAt: string | null
    competitions: string[]
    choices: Array<{
      code: string
      name: string
    }>
    /** As chamadas que restam à chave, por janela. */
    budget: Array<{
      window: 'minute' | 'day'
      limit: number
      /** Quantas chamadas restam, como o provedor disse por último. */
      left: number
      /** Data e hora em ISO 8601, UTC. */
      resetsAt: string
    }>
    keyTest: {
      /** Data e hora em ISO 8601, UTC. */
      at: string
      /** A chave vale. */
      ok: boolean
      /** O que o plano permite, ou por que a chave não vale. */
      words: string
      /** Os campeonatos que o plano cobre; nulo onde o provedor não diz. */
      covered: string[] | null
    } | null
    /** Os jogos que a fonte acompanha ao vivo, nas últimas horas. */
    live: Array<{
      match: string
      /** Os dois times. */
      name: string
      linkAddress: string
      /** Acompanhando, esperando quem está na mesa, ou já acabou. */
      state: 'following' | 'waiting' | 'ended'
      /** Data e hora em ISO 8601, UTC. */
      askedAt: string
      /** Por quem ela espera. */
      operator: string | null
    }>
    /** Onde a tabela ou a artilharia da fonte difere da nossa. */
    differences: number
  } | null
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
}

export interface Consequence {
  side: 'home' | 'away' | null
  /** De quem se fala; `side` é nulo se não jogou. */
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
  }
  kind: 'title' | 'run' | 'first' | 'suspension'
  sentence: string
  /** Uma pessoa, pelo nome. */
  person: PersonRef | null
  /** Os jogos que provam a frase, do mais antigo ao mais novo. */
  matches: MatchRef[]
}

export interface Contact {
  email: string
  phone: string
  address: string
  social: Array<{
    label: string
    url: string
  }>
}

export interface Coverage {
  /** A edição. */
  id: string
  /** O id do campeonato. */
  competition: string
  /** Campeonato e temporada. */
  name: string
  /** A página da edição no console. */
  linkAddress: string
  /** Todos os jogos, sem os anulados. */
  matches: number
  /** Os que já passaram do dia e não foram adiados, cancelados nem interrompidos. */
  due: number
  /** Dos que já passaram do dia, os que têm resultado. */
  results: number
  /** Dos que já passaram do dia, os que ainda não têm resultado. */
  overdue: number
  /** Os que foram jogados até o fim. */
  played: number
  /** Dos jogados, os que têm escalação. */
  lineups: number
  /** Dos jogados, os que têm lances. */
  events: number
  /** Dos jogados, os que têm arbitragem. */
  officials: number
  /** Dos jogados, os que têm estádio. */
  stadiums: number
  /** Dos jogados, os que têm público. */
  attendances: number
  /** Alertas abertos sobre a edição. */
  alerts: number
}

export interface Dataset {
  id: string
  title: string
  licence: string | null
  /** A mostrar onde os dados aparecem. */
  attribution: string | null
  shareAlike: boolean
  /** Se os termos deixam passar os dados adiante. */
  redistribution: boolean
  /** De quem vale a palavra onde dois divergem: o menor número. */
  trust: number
  /** Data e hora em ISO 8601, UTC. */
  rightStatedAt: string | null
  /** Quem declarou ter o direito de passar adiante o que os termos gerais não deixam. */
  rightStatedBy: string | null
  /** O mesmo para campos em que a fonte é melhor ou pior que de costume. */
  fieldTrust: Record<string, number>
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

export interface Delivery {
  /** O `webhook-id`, o mesmo em toda tentativa. */
  id: string
  webhook: {
    id: string
    name: string
  }
  type: 'match.started' | 'match.goal' | 'match.penalty_missed' | 'match.card' | 'match.substitution' | 'match.var' | 'match.period' | 'match.shootout' | 'match.finished' | 'match.corrected' | 'match.retracted' | 'match.postponed' | 'match.rescheduled' | 'match.lineup' | 'match.updated' | 'table.changed' | 'transfer.created' | 'record.created' | 'record.updated' | 'record.deleted'
  /** O `id` do acontecimento. */
  event: string
  /** O jogo, por id. */
  match: string | null
  test: boolean
  /** `pending`: na fila, sem tentativa ainda; `retrying`: falhou e será tentada de novo; `failed`: não será mais tentada. */
  state: 'pending' | 'retrying' | 'delivered' | 'failed'
  attemptCount: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Nulo: nunca foi reenviada. */
  replayedAt: string | null
  /** Data e hora em ISO 8601, UTC. */
  finishedAt: string | null
  /** Data e hora em ISO 8601, UTC. */
  nextAttemptAt: string | null
  /** O status da última resposta; nulo quando não houve resposta. */
  lastStatus: number | null
  /** Por que a última tentativa falhou, em uma frase. */
  lastError: string | null
  /** Quanto a última tentativa levou, em milissegundos. */
  lastMs: number | null
}

export interface DeliveryAttempt {
  number: number
  /** Data e hora em ISO 8601, UTC. */
  at: string
  ms: number
  /** Por que falhou, em uma frase; nulo quando foi aceita. */
  error: string | null
  request: {
    url: string
    /** Cada cabeçalho com o seu valor. O valor dos cabeçalhos que você acrescentou não é guardado. */
    headers: Record<string, string>
  }
  response: {
    status: number
    /** Cada cabeçalho com o seu valor. O valor dos cabeçalhos que você acrescentou não é guardado. */
    headers: Record<string, string>
    /** O começo da resposta, até 2 kB. */
    body: string
    truncated: boolean
  } | null
}

export interface DeliveryDetail {
  /** O `webhook-id`, o mesmo em toda tentativa. */
  id: string
  webhook: {
    id: string
    name: string
  }
  type: 'match.started' | 'match.goal' | 'match.penalty_missed' | 'match.card' | 'match.substitution' | 'match.var' | 'match.period' | 'match.shootout' | 'match.finished' | 'match.corrected' | 'match.retracted' | 'match.postponed' | 'match.rescheduled' | 'match.lineup' | 'match.updated' | 'table.changed' | 'transfer.created' | 'record.created' | 'record.updated' | 'record.deleted'
  /** O `id` do acontecimento. */
  event: string
  /** O jogo, por id. */
  match: string | null
  test: boolean
  /** `pending`: na fila, sem tentativa ainda; `retrying`: falhou e será tentada de novo; `failed`: não será mais tentada. */
  state: 'pending' | 'retrying' | 'delivered' | 'failed'
  attemptCount: number
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Nulo: nunca foi reenviada. */
  replayedAt: string | null
  /** Data e hora em ISO 8601, UTC. */
  finishedAt: string | null
  /** Data e hora em ISO 8601, UTC. */
  nextAttemptAt: string | null
  /** O status da última resposta; nulo quando não houve resposta. */
  lastStatus: number | null
  /** Por que a última tentativa falhou, em uma frase. */
  lastError: string | null
  /** Quanto a última tentativa levou, em milissegundos. */
  lastMs: number | null
  /** O que foi enviado, byte por byte: um `PushEvent` em JSON. */
  body: string
  /** Da primeira à última. */
  attempts: DeliveryAttempt[]
}

export interface Dependents {
  /** O que depende do registro, em palavras. */
  what: string
  count: number
  /** O que a exclusão faz: é impedida, remove junto, ou deixa o campo vazio. */
  fate: 'blocks' | 'removed' | 'emptied'
  /** Os nomes dos primeiros, quando têm nome. */
  names: string[]
  /** O endereço da API que lista o que depende; nulo onde não há um. */
  seeAt: string | null
}

export interface Difference {
  /** Na tabela, ou na artilharia. */
  kind: 'standings' | 'scorers'
  competition: string
  edition: string
  /** O time ou a pessoa. */
  name: string
  linkAddress: string | null
  /** O que difere: pontos, vitórias, gols… */
  label: string
  ours: number | null
  theirs: number | null
}

export interface Duplicate {
  id: string
  kind: 'team' | 'person' | 'stadium' | 'competition' | 'match'
  status: 'open' | 'joined' | 'apart'
  /** Quanto os indícios dizem que são o mesmo. */
  certainty: number
  certaintyWords: 'quase certo' | 'provável' | 'possível'
  /** O id que ficaria, ou ficou. */
  kept: string
  /** Os dois registros; o que fica vem primeiro. */
  sides: DuplicateSide[]
  evidence: Reason[]
  decidedBy: string | null
  /** Data e hora em ISO 8601, UTC. */
  decidedAt: string | null
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
}

export interface DuplicateSide {
  id: string
  name: string
  /** A página no console, onde há uma. */
  linkAddress: string | null
  facts: Array<{
    field: string
    /** Como as pessoas chamam o dado. */
    label: string
    value: string
  }>
  /** Em quantos jogos aparece; num jogo, quantos lances tem. */
  matches: number
  /** As fontes que falam dele. */
  datasets: string[]
  /** Outros nomes. */
  names: string[]
}

export interface Duty {
  id: string
  /** `scorer`: mesário, usa a mesa ao vivo; `editor`: edita registros; `reviewer`: revisor, decide o que espera; `suggester`: colaborador, cujas sugestões para certos campos são aplicadas na hora. */
  role: 'scorer' | 'editor' | 'reviewer' | 'suggester'
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
  /** De um colaborador: em quais campos as suas sugestões são aplicadas na hora, como em `team.city`. */
  fields: string[]
  /** O último dia em que vale; nulo: sem fim. */
  until: string | null
  /** Falso depois do último dia. */
  active: boolean
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
}

export interface Edit {
  id: string
  /** Data e hora em ISO 8601, UTC. */
  at: string
  kind: 'edit' | 'bulk' | 'sheet' | 'import' | 'suggestion' | 'merge' | 'desk' | 'site' | 'fill' | 'undo'
  /** Quem fez; nulo para o próprio serviço. */
  actor: string | null
  /** Quem sugeriu. */
  credited: string | null
  /** O que foi feito, sem o sujeito. */
  summary: string
  /** De onde veio a informação. */
  source: string | null
  undoes: string | null
  /** A mudança que desfez esta. */
  undoneBy: string | null
  /** A mudança que guarda o que não pôde ser desfeito desta e ainda pode ser. */
  rest: string | null
  /** A mudança de que esta é o que ficou. */
  restOf: string | null
  /** A função com que foi feita: quem a fez pode desfazê-la enquanto tiver a função. */
  duty: string | null
  /** A sugestão de que resultou, pelo id. */
  suggestion: string | null
  /** As primeiras linhas mudadas; com `registro`, só as dele. */
  rows: RowChange[]
  /** Quantas linhas mudaram ao todo. */
  rowCount: number
}

export interface FavouriteTeam {
  id: string
  name: string
  acronym: string
  colors: string[]
  /** A página do time no console. */
  linkAddress: string
}

export interface Follow {
  /** O que é: `team` um time, `person` um jogador ou técnico, `competition` um campeonato, `match` um jogo. */
  kind: 'team' | 'person' | 'competition' | 'match'
  /** O id do registro. */
  id: string
  name: string
  /** A página do registro no console. */
  linkAddress: string
  /** De um time, ele mesmo; de uma pessoa, o time em que está. */
  team: TeamRef | null
  /** De um jogo, ele mesmo. */
  match: Match | null
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
}

export interface FollowedMatch {
  match: Match
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
}

export interface Freshness {
  dataset: string
  title: string
  /** A mostrar onde os dados aparecem. */
  attribution: string | null
  /** Data e hora em ISO 8601, UTC. */
  at: string
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

export interface ImportRemark {
  file: string
  line: number | null
  reason: string
}

export interface ImportReport {
  id: string
  dataset: string
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'interrupted'
  dryRun: boolean
  /** O nome do arquivo, ou o endereço. */
  origin: string | null
  /** Quem pediu; nulo para a linha de comando. */
  actor: string | null
  /** Data e hora em ISO 8601, UTC. */
  startedAt: string
  /** Data e hora em ISO 8601, UTC. */
  finishedAt: string | null
  seconds: number
  /** Até onde chegou: o arquivo, as linhas e os bytes lidos, de quantos. */
  progress: {
    file?: string
    rows?: number
    bytes?: number
    totalBytes?: number
  }
  read: number
  created: number
  updated: number
  unchanged: number
  rejected: number
  conflicts: number
  error: string | null
  /** A mudança que ela fez, para desfazer; nulo quando nada mudou. */
  edit: string | null
  /** Já foi desfeita. */
  undone: boolean
  /** Desfeita em parte: a mudança que guarda o que ficou. */
  rest: string | null
  /** O arquivo ainda está aqui: dá para repetir com `run`. */
  again: boolean
  counts: RowCount[]
  /** Alguns exemplos do que foi, ou seria, criado e mudado. */
  samples: RowChange[]
  warnings: number
}

export interface ImportRun {
  id: string
  dataset: string
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'interrupted'
  dryRun: boolean
  /** O nome do arquivo, ou o endereço. */
  origin: string | null
  /** Quem pediu; nulo para a linha de comando. */
  actor: string | null
  /** Data e hora em ISO 8601, UTC. */
  startedAt: string
  /** Data e hora em ISO 8601, UTC. */
  finishedAt: string | null
  seconds: number
  /** Até onde chegou: o arquivo, as linhas e os bytes lidos, de quantos. */
  progress: {
    file?: string
    rows?: number
    bytes?: number
    totalBytes?: number
  }
  read: number
  created: number
  updated: number
  unchanged: number
  rejected: number
  conflicts: number
  error: string | null
  /** A mudança que ela fez, para desfazer; nulo quando nada mudou. */
  edit: string | null
  /** Já foi desfeita. */
  undone: boolean
  /** Desfeita em parte: a mudança que guarda o que ficou. */
  rest: string | null
  /** O arquivo ainda está aqui: dá para repetir com `run`. */
  again: boolean
}

export interface Importable {
  id: string
  title: string
  licence: string | null
  /** A mostrar onde os dados aparecem. */
  attribution: string | null
  shareAlike: boolean
  /** Se os termos deixam passar os dados adiante. */
  redistribution: boolean
}

export interface IncompleteMatch {
  id: string
  /** Mandante × visitante. */
  name: string
  day: string | null
  /** A página do jogo no console. */
  linkAddress: string
}

export interface Join {
  /** O id que leva a este registro. */
  joined: string
  /** Como ele se chamava. */
  name: string
  evidence: Reason[]
  /** Quem decidiu; nulo quando foram os indícios. */
  decidedBy: string | null
  /** Data e hora em ISO 8601, UTC. */
  at: string
}

export interface JoinEffect {
  kept: string
  /** O que passa para o registro que fica. */
  moved: Array<{
    what: string
    count: number
  }>
  /** O que o registro que fica já tinha igual. */
  dropped: Array<{
    what: string
    count: number
  }>
  /** Campos vazios do que fica que seriam preenchidos. */
  filled: Array<{
    field: string
    /** Como as pessoas chamam o dado. */
    label: string
    value: string
  }>
  warnings: string[]
  /** Por que não podem ser juntados, se não podem. */
  refusal: string | null
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
  /** Mais exato que `position`. */
  spot: 'rightBack' | 'centreBack' | 'leftBack' | 'rightWingBack' | 'leftWingBack' | 'defensiveMidfielder' | 'centralMidfielder' | 'rightMidfielder' | 'leftMidfielder' | 'attackingMidfielder' | 'rightWinger' | 'leftWinger' | 'secondStriker' | 'striker' | null
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
  /** O que a fonte contou deste jogador no jogo; nulo onde nenhuma contou. */
  statistics: {
    /** Os minutos em campo, segundo a fonte dos números. */
    minutes: number
    shots: number | null
    shotsOnTarget: number | null
    passes: number | null
    passesCompleted: number | null
    /** Os passes que viraram finalização. */
    keyPasses: number | null
    /** Os dribles tentados. */
    dribbles: number | null
    /** Os dribles certos. */
    dribblesCompleted: number | null
    /** Os desarmes. */
    tackles: number | null
    /** As interceptações. */
    interceptions: number | null
    /** Os chutes e cruzamentos bloqueados. */
    blocks: number | null
    /** Os duelos disputados. */
    duels: number | null
    /** Os duelos ganhos. */
    duelsWon: number | null
    fouls: number | null
    /** As faltas sofridas. */
    foulsDrawn: number | null
    saves: number | null
    /** Os gols sofridos, só do goleiro. */
    conceded: number | null
  } | null
  /** A nota, de 3 a 10: 6 e o que cada ação soma ou tira. Só onde uma fonte contou os números do jogador e ele jogou 15 minutos; nula nos outros casos. */
  rating: number | null
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
  /** De cinco em cinco minutos, quem pressionou: de −100 (visitante) a 100 (mandante). Soma gols, pênaltis e cartões, e finalizações e escanteios contados à mesa; o que passou pesa cada vez menos. */
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
  /** O que o resultado mudou: o título que ele decidiu, sequências, tabus quebrados e suspensões. Nulo até o jogo acabar. */
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

export interface NamedFieldChange {
  field: string
  /** Como as pessoas chamam o campo. */
  label: string
  before: unknown
  after: unknown
  /** Onde o valor é outro registro, como ele se chama. */
  beforeName: string | null
  afterName: string | null
}

export interface NewCompetitionRow {
  id: string
  name: string
  linkAddress: string
  country: string | null
  /** As temporadas. */
  editions: string[]
  matches: number
  datasets: string[]
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
}

export interface OfficialNumbers {
  played: number
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões desses jogos. */
  yellow: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões desses jogos. */
  red: number | null
  penalties: number
  cardsPerMatch: number | null
  penaltiesPerMatch: number | null
  /** Faltas por jogo, em média, nos jogos em que foram contadas. */
  foulsPerMatch: number | null
  /** Gols por jogo, em média, nos jogos encerrados. */
  goalsPerMatch: number | null
  /** Como acabaram os jogos encerrados, sem os de campo neutro. */
  results: {
    /** Vitórias do mandante. */
    home: number
    /** Empates. */
    draws: number
    /** Vitórias do visitante. */
    away: number
  }
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
    /** Os cinco últimos jogos encerrados na mesma função, do mais novo ao mais antigo. */
    lastMatches: MatchRef[]
  }>
}

export interface OpenData {
  /** `off`: não há; `refused`: este banco já tem dados próprios, e os abertos não entram. */
  status: 'off' | 'waiting' | 'loading' | 'done' | 'failed' | 'refused'
  /** Quanto já foi carregado. */
  part: number
  /** A versão que está no banco. */
  version: string | null
  /** Data e hora em ISO 8601, UTC. */
  loadedAt: string | null
  /** O dia do último jogo com resultado. */
  dataUntil: string | null
  /** Quantas linhas há de cada coisa. */
  counts: Record<string, number>
  sources: Array<{
    title: string
    origin: string
    licence: string
    /** A mostrar onde os dados aparecem. */
    attribution: string | null
    dataUntil: string | null
  }>
}

export interface Part {
  id: string
  demo: boolean
  values: Record<string, unknown>
  names: Record<string, string>
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

export interface PlayedPosition {
  /** `goalkeeper`: goleiro; `defender`: defensor; `midfielder`: meia; `forward`: atacante. */
  position: 'goalkeeper' | 'defender' | 'midfielder' | 'forward'
  /** Em quantos jogos a escalação o pôs ali. */
  played: number
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
  /** Nulo: ninguém os contou, ou só os de uma parte dos jogos. */
  assists: number | null
  /** Gols e assistências somados; nulo onde não se sabe quem deu os passes. */
  involvements: number | null
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
  /** Nulo: ninguém os contou, ou só os de uma parte dos jogos. */
  assists: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  yellow: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  secondYellow: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  red: number | null
  /** O que a fonte contou deste jogador no jogo; nulo onde nenhuma contou. */
  statistics: {
    /** Os minutos em campo, segundo a fonte dos números. */
    minutes: number
    shots: number | null
    shotsOnTarget: number | null
    passes: number | null
    passesCompleted: number | null
    /** Os passes que viraram finalização. */
    keyPasses: number | null
    /** Os dribles tentados. */
    dribbles: number | null
    /** Os dribles certos. */
    dribblesCompleted: number | null
    /** Os desarmes. */
    tackles: number | null
    /** As interceptações. */
    interceptions: number | null
    /** Os chutes e cruzamentos bloqueados. */
    blocks: number | null
    /** Os duelos disputados. */
    duels: number | null
    /** Os duelos ganhos. */
    duelsWon: number | null
    fouls: number | null
    /** As faltas sofridas. */
    foulsDrawn: number | null
    saves: number | null
    /** Os gols sofridos, só do goleiro. */
    conceded: number | null
  } | null
  /** A nota, de 3 a 10: 6 e o que cada ação soma ou tira. Só onde uma fonte contou os números do jogador e ele jogou 15 minutos; nula nos outros casos. */
  rating: number | null
}

export interface PlayerNumbers {
  player: Player
  /** A soma dos jogos contados. */
  total: {
    /** Jogos em que esteve em campo. */
    played: number
    /** Quantos deles como titular; nulo onde falta a escalação de algum. */
    started: number | null
    /** Nulo onde a escalação ou os lances de algum jogo não dizem. */
    minutes: number | null
    goals: number
    /** Quantos dos gols foram de pênalti. */
    penalties: number
    /** Nulo: ninguém os contou, ou só os de uma parte dos jogos. */
    assists: number | null
    /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
    yellow: number | null
    /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
    secondYellow: number | null
    /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
    red: number | null
  }
  /** Onde jogou, da posição mais vezes jogada em diante. */
  positions: PlayedPosition[]
  /** Por quantos times jogou. */
  teams: number
  /** Contra quantos times jogou. */
  opponents: number
  /** Ano a ano, do mais antigo ao mais novo; anos sem jogo não estão. */
  years: PlayerYear[]
  /** A temporada pedida; nula: todos os jogos conhecidos. */
  season: string | null
  /** As temporadas que jogou, da mais nova em diante, para filtrar. */
  seasons: string[]
  /** Os campeonatos que jogou, para filtrar. */
  competitions: CompetitionRef[]
  /** O mesmo de cada jogador de `com`, na ordem pedida; vazia sem ele. */
  compared: Array<{
    player: Player
    /** A soma dos jogos contados. */
    total: {
      /** Jogos em que esteve em campo. */
      played: number
      /** Quantos deles como titular; nulo onde falta a escalação de algum. */
      started: number | null
      /** Nulo onde a escalação ou os lances de algum jogo não dizem. */
      minutes: number | null
      goals: number
      /** Quantos dos gols foram de pênalti. */
      penalties: number
      /** Nulo: ninguém os contou, ou só os de uma parte dos jogos. */
      assists: number | null
      /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
      yellow: number | null
      /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
      secondYellow: number | null
      /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
      red: number | null
    }
    /** Onde jogou, da posição mais vezes jogada em diante. */
    positions: PlayedPosition[]
    /** Por quantos times jogou. */
    teams: number
    /** Contra quantos times jogou. */
    opponents: number
    /** Ano a ano, do mais antigo ao mais novo; anos sem jogo não estão. */
    years: PlayerYear[]
  }>
}

export interface PlayerOpponent {
  /** Um time, pelo nome. */
  opponent: TeamRef
  played: number
  /** Nulo onde a escalação ou os lances não dizem. */
  minutes: number | null
  goals: number
  penalties: number
  /** Nulo: ninguém os contou, ou só os de uma parte dos jogos. */
  assists: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  yellow: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  secondYellow: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  red: number | null
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
  /** Nulo: ninguém os contou, ou só os de uma parte dos jogos. */
  assists: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  yellow: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  secondYellow: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  red: number | null
}

export interface PlayerYear {
  /** O ano dos jogos. */
  year: number
  /** Jogos em que esteve em campo. */
  played: number
  /** Quantos deles como titular; nulo onde falta a escalação de algum. */
  started: number | null
  /** Nulo onde a escalação ou os lances de algum jogo não dizem. */
  minutes: number | null
  goals: number
  /** Quantos dos gols foram de pênalti. */
  penalties: number
  /** Nulo: ninguém os contou, ou só os de uma parte dos jogos. */
  assists: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  yellow: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  secondYellow: number | null
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
  red: number | null
}

export interface Post {
  id: string
  title: string
  /** Markdown. */
  body: string
  category: string | null
  /** Data e hora em ISO 8601, UTC. */
  publishedAt: string
}

export interface Preview {
  home: {
    /** Os cinco últimos jogos, o mais novo primeiro. */
    form: Array<{
      match: MatchRef
      neutral: boolean
      letter: 'V' | 'E' | 'D'
      /** O lugar dele na tabela desta edição; nulo em jogos de outra. */
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
      neutral: boolean
      letter: 'V' | 'E' | 'D'
      /** O lugar dele na tabela desta edição; nulo em jogos de outra. */
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

export interface Reason {
  /** O tipo do indício. */
  kind: string
  /** O indício numa frase. */
  words: string
  /** A favor de serem o mesmo, ou contra. */
  speaks: 'for' | 'against'
  /** O peso, em bits; nulo quando decide sozinho que não são o mesmo. */
  bits: number | null
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

export interface RecordForm {
  id: string
  name: string
  /** Vai em `If-Match` ao gravar. */
  version: number
  demo: boolean
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
  updatedBy: string | null
  values: Record<string, unknown>
  /** Como se chamam os registros citados, por campo. */
  names: Record<string, string>
  dependents: Dependents[]
  /** O que o registro é para as funções de editor: de uma pessoa, tudo o que ela já foi (`player`, `coach`, `referee`). Só o edita quem pode editar todos. */
  kinds: string[]
}

export interface RecordNames {
  /** Outros nomes por que a busca e as importações reconhecem o registro. */
  aliases: string[]
  /** Só de um estádio: como se chamava, e quando. */
  formerNames: Array<{
    name: string
    from: number | null
    to: number | null
  }>
  /** Só de um time. */
  rivals: Array<{
    id: string
    name: string
  }>
}

export interface RequestLogDetail {
  /** O X-Request-Id da chamada. */
  id: string
  /** Data e hora em ISO 8601, UTC. */
  at: string
  key: {
    id: string
    name: string
  }
  /** O `operationId` do OpenAPI; `unknownAddress` onde o endereço ou o método não existe. */
  operation: string
  method: string
  /** O endereço chamado. Valores de parâmetros que a API não conhece não são guardados. */
  path: string
  status: number
  /** O `code` da recusa; nulo onde não houve. */
  errorCode: string | null
  /** Quanto tempo levou a resposta, em milissegundos; de um fluxo, até ele abrir. */
  ms: number
  /** O tamanho do corpo da resposta, como foi enviado (comprimido, se foi); nulo num fluxo. */
  bytes: number | null
  /** De onde veio: o IPv4, ou a rede /64 do IPv6. */
  network: string
  /** O programa que chamou, como ele mesmo se apresentou. */
  userAgent: string | null
  /** O corpo de uma gravação recusada, por 24 horas e só para a própria conta. No lugar de um segredo está `[removido]`, e `[cortado]` onde havia mais. Nulo onde o corpo não chegou a ser lido, não era JSON ou é de uma operação que leva segredos. */
  refusedBody: unknown
}

export interface RequestLogEntry {
  /** O X-Request-Id da chamada. */
  id: string
  /** Data e hora em ISO 8601, UTC. */
  at: string
  key: {
    id: string
    name: string
  }
  /** O `operationId` do OpenAPI; `unknownAddress` onde o endereço ou o método não existe. */
  operation: string
  method: string
  /** O endereço chamado. Valores de parâmetros que a API não conhece não são guardados. */
  path: string
  status: number
  /** O `code` da recusa; nulo onde não houve. */
  errorCode: string | null
  /** Quanto tempo levou a resposta, em milissegundos; de um fluxo, até ele abrir. */
  ms: number
  /** O tamanho do corpo da resposta, como foi enviado (comprimido, se foi); nulo num fluxo. */
  bytes: number | null
  /** De onde veio: o IPv4, ou a rede /64 do IPv6. */
  network: string
  /** O programa que chamou, como ele mesmo se apresentou. */
  userAgent: string | null
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

export interface RowChange {
  /** O que é a linha: `team`, `spell`, `lineup_players`… */
  kind: string
  id: string
  /** O que é, em palavras: `passagem`. */
  what: string
  /** De quem é, como em `Zico · Flamengo`; vazio onde não se sabe. */
  name: string
  operation: 'created' | 'changed' | 'removed'
  fields: NamedFieldChange[]
}

export interface RowCount {
  kind: string
  /** Como as pessoas chamam essas linhas. */
  label: string
  created: number
  changed: number
  removed: number
}

export interface Saved {
  id: string
  name: string
  version: number
  /** A mudança no histórico; nula quando nada mudou. */
  edit: string | null
  /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
  warnings?: string[]
}

export interface SavedPart {
  id: string
  demo: boolean
  values: Record<string, unknown>
  names: Record<string, string>
  /** A mudança no histórico; nula quando nada mudou. */
  edit: string | null
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
  /** Nulo: ninguém os contou, ou só os de uma parte dos jogos. */
  assists: number | null
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

export interface Simulation {
  id: string
  match: {
    id: string
    /** Um campeonato, pelo nome. */
    competition: CompetitionRef
    edition: string
    /** Data e hora em ISO 8601, UTC. */
    kickoff: string | null
    /** Um time, pelo nome. */
    home: TeamRef
    /** Um time, pelo nome. */
    away: TeamRef
    /** Um placar. */
    score: Score | null
  }
  /** Quantas vezes mais rápido que o jogo: de 1 a 60. A ×60, um jogo inteiro passa em cerca de dois minutos. */
  speed: number
  /** Também vai para os meus webhooks, e não só para os meus fluxos. */
  webhooks: boolean
  /** `running` em andamento, `finished` até o fim, `stopped` parada antes. */
  status: 'running' | 'finished' | 'stopped'
  /** Quantos eventos o jogo tem para contar. */
  events: number
  /** Quantos já foram contados. */
  told: number
  /** O minuto do jogo no último evento contado. */
  minute: number | null
  /** Data e hora em ISO 8601, UTC. */
  startedAt: string
  /** Data e hora em ISO 8601, UTC. */
  endsAt: string
  /** Data e hora em ISO 8601, UTC. */
  endedAt: string | null
}

export interface Source {
  dataset: string
  title: string
  licence: string | null
  attribution: string | null
  /** Data e hora em ISO 8601, UTC. */
  at: string
}

export interface Spreadsheet {
  id: string
  /** O nome do arquivo. */
  name: string
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  rows: number
  status: 'ready' | 'checked' | 'waiting' | 'running' | 'done' | 'failed'
  /** Linhas já tratadas, enquanto grava. */
  progress: number
  counts: SpreadsheetCounts | null
  /** Por que nada foi gravado. */
  error: string | null
  /** A mudança no histórico, para desfazer. */
  edit: string | null
  undone: boolean
  /** Desfeita em parte: a mudança que guarda o que ficou. */
  rest: string | null
  columns: SpreadsheetColumn[]
  /** O que as colunas parecem ser. */
  guess: {
    kind: 'team' | 'player' | 'coach' | 'stadium' | 'confederation' | 'competition' | 'edition' | 'streaming' | 'spell' | 'transfer' | 'title' | 'match' | 'event' | 'lineup'
    /** De cada coluna o campo que ela diz, `id`, ou nulo para deixá-la de lado. */
    mapping: Record<string, string | null>
  }
  /** O último pedido de conferir ou gravar. */
  order: {
    kind: 'team' | 'player' | 'coach' | 'stadium' | 'confederation' | 'competition' | 'edition' | 'streaming' | 'spell' | 'transfer' | 'title' | 'match' | 'event' | 'lineup'
    /** De cada coluna o campo que ela diz, `id`, ou nulo para deixá-la de lado. */
    mapping: Record<string, string | null>
    /** Como cada linha acha o registro que já existe: pelo id, ou pelo nome exato (ou outro nome conhecido). Edições, passagens, transferências, títulos e jogos não têm nome: com `name` valem os campos que os distinguem; de um jogo, a edição, os dois times e a rodada, ou sem ela a data; de um lance, além do jogo, o time, o tipo, o minuto e o jogador; uma escalação é a de um time num jogo. */
    matchBy: 'id' | 'name'
    /** Cria o que não existe; sem isso é um erro da linha. */
    create: boolean
    /** Célula vazia apaga o valor; sem isso ela não diz nada. */
    clear?: boolean
    /** Só de jogos, lances e escalações: o id da edição das linhas que não a dizem. */
    edition?: string
    /** As respostas às perguntas de `GET /planilhas/{id}/perguntas`: de cada linha, pelo número, o id do registro que ela é, ou nulo se é um novo. Onde a pergunta é sobre um campo, `12.player`: o id de quem a linha 12 quer dizer. */
    choices?: Record<string, string | null>
  } | null
}

export interface SpreadsheetChange {
  /** A linha do arquivo, a partir de 1. */
  line: number
  id: string
  /** Como o registro se chama; vazio onde ele não tem nome. */
  name: string
  fields: NamedFieldChange[]
}

export interface SpreadsheetColumn {
  name: string
  /** Os primeiros valores que ela tem. */
  samples: string[]
}

export interface SpreadsheetCounts {
  create: number
  update: number
  unchanged: number
  /** Linhas que não podem ser gravadas; uma escalação não é gravada pela metade. */
  errors: number
  /** Linhas certas em que um nome pode ser de outro registro: esperam por `choices`, e com elas a escalação de que são. */
  questions: number
  /** Linhas com algo pouco provável: são gravadas como as outras, e convém conferi-las. */
  warnings: number
}

export interface SpreadsheetError {
  /** A linha do arquivo, a partir de 1. */
  line: number
  /** Nula quando é a linha inteira. */
  column: string | null
  field: string | null
  /** O que está na célula. */
  value: string | null
  message: string
}

export interface SpreadsheetOrder {
  kind: 'team' | 'player' | 'coach' | 'stadium' | 'confederation' | 'competition' | 'edition' | 'streaming' | 'spell' | 'transfer' | 'title' | 'match' | 'event' | 'lineup'
  /** De cada coluna o campo que ela diz, `id`, ou nulo para deixá-la de lado. */
  mapping: Record<string, string | null>
  /** Como cada linha acha o registro que já existe: pelo id, ou pelo nome exato (ou outro nome conhecido). Edições, passagens, transferências, títulos e jogos não têm nome: com `name` valem os campos que os distinguem; de um jogo, a edição, os dois times e a rodada, ou sem ela a data; de um lance, além do jogo, o time, o tipo, o minuto e o jogador; uma escalação é a de um time num jogo. */
  matchBy: 'id' | 'name'
  /** Cria o que não existe; sem isso é um erro da linha. */
  create: boolean
  /** Célula vazia apaga o valor; sem isso ela não diz nada. */
  clear?: boolean
  /** Só de jogos, lances e escalações: o id da edição das linhas que não a dizem. */
  edition?: string
  /** As respostas às perguntas de `GET /planilhas/{id}/perguntas`: de cada linha, pelo número, o id do registro que ela é, ou nulo se é um novo. Onde a pergunta é sobre um campo, `12.player`: o id de quem a linha 12 quer dizer. */
  choices?: Record<string, string | null>
}

export interface SpreadsheetQuestion {
  /** A linha do arquivo, a partir de 1. */
  line: number
  /** O campo de que se pergunta, como `player`; nulo quando é o registro da própria linha. */
  about: string | null
  /** Se pode não ser nenhum deles: um registro novo ou, numa escalação, alguém só com o nome. */
  another: boolean
  /** O nome que a linha diz; de um lance, o que ela conta. */
  name: string
  /** Os registros que a linha pode querer dizer, no máximo dez. */
  candidates: Array<{
    id: string
    name: string
  }>
  /** Quantos são. */
  total: number
  fields: Array<{
    field: string
    label: string
    /** O que a linha diz; nulo se ela não diz nada. */
    said: {
      value: unknown
      /** Onde o valor é outro registro, como ele se chama. */
      name: string | null
    }
    /** O que cada um tem, na ordem de `candidates`. */
    stored: Array<{
      value: unknown
      /** Onde o valor é outro registro, como ele se chama. */
      name: string | null
    }>
  }>
}

export interface SpreadsheetSummary {
  id: string
  /** O nome do arquivo. */
  name: string
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  rows: number
  status: 'ready' | 'checked' | 'waiting' | 'running' | 'done' | 'failed'
  /** Linhas já tratadas, enquanto grava. */
  progress: number
  counts: SpreadsheetCounts | null
  /** Por que nada foi gravado. */
  error: string | null
  /** A mudança no histórico, para desfazer. */
  edit: string | null
  undone: boolean
  /** Desfeita em parte: a mudança que guarda o que ficou. */
  rest: string | null
}

export interface SpreadsheetWarning {
  /** A linha do arquivo, a partir de 1; de um jogo, a primeira que fala dele. */
  line: number
  /** O registro; ao conferir, o que um novo teria. */
  id: string
  /** Como o registro se chama. */
  name: string
  message: string
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
  /** Nulo onde nenhuma escalação da temporada é conhecida. */
  played: number | null
  /** Nulo onde nenhum lance da temporada é conhecido, como os cartões. */
  goals: number | null
  yellow: number | null
  red: number | null
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
  /** Os cinco maiores públicos conhecidos daqui. */
  crowds: Array<{
    match: MatchRef
    /** Quantas pessoas foram ao jogo. */
    attendance: number
  }>
  /** Ano a ano, do mais antigo ao mais novo; anos sem jogo não estão. */
  years: Array<{
    /** O ano dos jogos. */
    year: number
    /** Jogos encerrados no ano. */
    played: number
    attendancePerMatch: number | null
  }>
  /** Até seis vizinhos: os mais próximos ou, sem coordenadas, os da mesma cidade. */
  near: Array<{
    /** Um estádio, pelo nome. */
    stadium: StadiumRef
    /** Em linha reta; nula onde as coordenadas de um dos dois não são conhecidas. */
    distanceKm: number | null
  }>
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
  /** Há jogos por jogar. */
  open: boolean
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
    /** Deduzido de quem enfrenta quem; o nome não é oficial. */
    derived: boolean
    rows: StandingsRow[]
    /** Com `include=projection`: onde cada um deve terminar, e o que já é certo. Sempre a de agora. */
    projection?: {
      /** Estimada; sem jogos por jogar; com jogos por marcar; com times pouco conhecidos; só com jogos sem data ou vencidos; ou sendo calculada. */
      state: 'estimated' | 'finished' | 'fixtures' | 'unknownTeams' | 'overdue' | 'pending'
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

export interface StreamTicket {
  /** O endereço do fluxo, com o bilhete; sem o nome do serviço na frente. */
  address: string
  /** Data e hora em ISO 8601, UTC. */
  expiresAt: string
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
  /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões da edição, como os vermelhos. */
  yellow: number | null
  /** Vermelhos, com os segundos amarelos. */
  red: number | null
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
  /** Os registrados e os que os resultados provam. */
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
    /** Nulo onde nenhuma escalação traz o jogador. */
    played: number | null
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
  /** 1500 é um time médio da primeira divisão, ou uma seleção média. */
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
  /** Calculado a partir dos resultados de uma edição sem título registrado; `false`: foi registrado. */
  derived: boolean
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
    /** 1, a ida; 2, a volta; nulo: jogo único, ou jogo extra depois de um empate. */
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

export interface TopView {
  kind: 'team' | 'player' | 'competition'
  id: string
  name: string
  views: number
  linkAddress: string
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

export interface UnsureName {
  id: string
  dataset: string
  kind: 'team' | 'person' | 'stadium'
  /** Como a fonte escreve. */
  name: string
  /** Quem poderia ser. */
  candidates: Array<{
    id: string
    name: string
    /** A página no console, onde há uma. */
    linkAddress: string | null
  }>
  /** O que a fonte diz ao lado: país, time, temporada. */
  context: string[]
  file: string
  line: number | null
  placed: {
    id: string
    name: string
    /** A página no console, onde há uma. */
    linkAddress: string | null
  } | null
  /** Foi deixado de lado: ninguém pergunta mais por ele. */
  dismissed: boolean
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
}

export interface Usage {
  period: 'dia' | 'semana' | 'mes' | 'ano'
  /** O passo de `series`. */
  step: 'hour' | 'day'
  totals: {
    calls: number
    /** Das chamadas, as respondidas com 4xx ou 5xx. */
    errors: number
    /** Em milissegundos, a partir de faixas fixas; nulo sem chamadas. */
    latency: {
      /** Metade das chamadas levou até isto. */
      p50: number | null
      /** 95% das chamadas levaram até isto. */
      p95: number | null
      /** 99% das chamadas levaram até isto. */
      p99: number | null
    }
  }
  /** Do mais antigo ao de agora, sem buracos. */
  series: Array<{
    /** A hora (ISO 8601, UTC) ou o dia (AAAA-MM-DD, de São Paulo). */
    start: string
    calls: number
    /** Das chamadas, as respondidas com 4xx ou 5xx. */
    errors: number
  }>
  /** Da mais chamada à menos chamada. */
  operations: Array<{
    /** O `operationId` do OpenAPI. */
    id: string
    method: string | null
    path: string
    calls: number
    /** Das chamadas, as respondidas com 4xx ou 5xx. */
    errors: number
    /** Em milissegundos, a partir de faixas fixas; nulo sem chamadas. */
    latency: {
      /** Metade das chamadas levou até isto. */
      p50: number | null
      /** 95% das chamadas levaram até isto. */
      p95: number | null
      /** 99% das chamadas levaram até isto. */
      p99: number | null
    }
  }>
  keys: Array<{
    id: string
    name: string
    /** `test` só vê a demonstração e não gasta cota. */
    mode: 'live' | 'test'
    calls: number
    /** Das chamadas, as respondidas com 4xx ou 5xx. */
    errors: number
    /** Em milissegundos, a partir de faixas fixas; nulo sem chamadas. */
    latency: {
      /** Metade das chamadas levou até isto. */
      p50: number | null
      /** 95% das chamadas levaram até isto. */
      p95: number | null
      /** 99% das chamadas levaram até isto. */
      p99: number | null
    }
  }>
  statuses: Array<{
    /** `2xx`, `3xx`, `4xx` ou `5xx`. */
    status: string
    calls: number
  }>
  /** As da conta; com `chave`, também as dela. */
  quotas: Quota[]
}

export interface WaitingMatch {
  id: string
  /** O id que o jogo tem, ou terá quando entrar. */
  match: string
  /** Os dois times: `Santos × Bahia`. */
  name: string
  day: string | null
  /** O placar, como `2 × 1`. */
  score: string | null
  edition: {
    id: string
    name: string
    linkAddress: string | null
  }
  /** A regra que não foi cumprida. */
  rule: string
  reason: string
  /** O jogo que está no lugar; nulo se não é um só. */
  other: {
    id: string
    name: string
    linkAddress: string | null
  } | null
  /** Os arquivos que contam o jogo, cada um depois da sua fonte. */
  sources: string[]
  status: 'open' | 'admitted' | 'discarded'
  decidedBy: string | null
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
}

export interface WaitingSquad {
  id: string
  team: {
    id: string
    name: string
    linkAddress: string | null
  }
  edition: {
    id: string
    name: string
    linkAddress: string | null
  }
  /** Os inscritos que esperam, pelo nome. */
  players: string[]
  reason: string
  /** O arquivo que os conta, depois da sua fonte. */
  source: string
  status: 'open' | 'admitted' | 'discarded'
  decidedBy: string | null
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
}

export interface Webhook {
  id: string
  name: string
  url: string
  /** O que ele recebe. Vazio: tudo o que acontece em jogos, tabelas e transferências, mas não `record.*`, que uma importação escreve aos milhares: estes só para quem os escolhe. */
  types: Array<'match.started' | 'match.goal' | 'match.penalty_missed' | 'match.card' | 'match.substitution' | 'match.var' | 'match.period' | 'match.shootout' | 'match.finished' | 'match.corrected' | 'match.retracted' | 'match.postponed' | 'match.rescheduled' | 'match.lineup' | 'match.updated' | 'table.changed' | 'transfer.created' | 'record.created' | 'record.updated' | 'record.deleted'>
  competitions: CompetitionRef[]
  teams: TeamRef[]
  /** Os nomes dos seus cabeçalhos, em letras minúsculas. Os valores não são mostrados. */
  headerNames: string[]
  /** Pausado, guarda o que acontece para depois. Desativado, não: o endereço respondeu 410 ou só falhou por cinco dias. */
  state: 'active' | 'paused' | 'disabled'
  /** Por que foi desativado: `gone`, respondeu 410; `failing`, só falhou por cinco dias. */
  stateReason: 'gone' | 'failing' | null
  /** Data e hora em ISO 8601, UTC. */
  stateChangedAt: string | null
  /** Data e hora em ISO 8601, UTC. */
  createdAt: string
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
  /** A última tentativa de entrega. */
  lastDelivery: {
    /** Data e hora em ISO 8601, UTC. */
    at: string
    delivered: boolean
    status: number | null
  } | null
  /** Data e hora em ISO 8601, UTC. */
  failingSince: string | null
  /** Entregas à espera, as pausadas incluídas; 10.000 quer dizer isto ou mais. */
  waiting: number
  /** Até quando o segredo anterior ainda assina também. */
  previousSecretUntil: string | null
}

export interface WebhookHealth {
  /** As últimas 48 horas, da mais antiga à de agora, sem buracos. */
  hours: Array<{
    /** Data e hora em ISO 8601, UTC. */
    start: string
    /** Tentativas aceitas (2xx). */
    delivered: number
    /** Tentativas que falharam. */
    failed: number
    /** 95% das respostas levaram até isto. */
    p95Ms: number | null
  }>
}

export interface WebhookSecret {
  /** `whsec_` e 32 bytes em base64. */
  secret: string
  /** O anterior, enquanto ainda assina também. */
  previous: {
    secret: string
    /** Data e hora em ISO 8601, UTC. */
    expiresAt: string
  } | null
}

export interface Website {
  contact: Contact
  adsense: Adsense
  category: Category[]
  pages: WebsitePage[]
}

export interface WebsitePage {
  id: string
  title: string
  /** Markdown. */
  body: string
  /** Markdown que o próprio programa escreve e que vem depois do texto: na política de privacidade, o que é guardado e por quanto tempo. */
  appendix: string | null
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
}

export interface WorkQueue {
  queue: 'suggestions' | 'duplicates' | 'waiting' | 'squads' | 'conflicts' | 'names' | 'alerts'
  /** Quantos esperam. */
  count: number
  oldest: {
    /** Do que se trata. */
    name: string
    /** Data e hora em ISO 8601, UTC. */
    since: string
  } | null
  /** Onde se decide, no console. */
  linkAddress: string
}

export interface WrittenPost {
  id: string
  title: string
  /** Markdown. */
  body: string
  category: string | null
  /** Quando o post foi publicado ou, se ainda não chegou, quando será. Nulo num rascunho. */
  publishedAt: string | null
  /** Rascunho, agendado ou publicado. */
  state: 'draft' | 'scheduled' | 'published'
  /** Data e hora em ISO 8601, UTC. */
  updatedAt: string
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
    fields: false
    includes: Record<never, never>
    answer: Item<ApiRoot>
  }
  /** Quem chama: conta, chave, funções, plano e quanto resta. Para um programa conferir, antes de tudo, em nome de quem fala e o que pode. Qualquer chave pode chamar, e a chamada não gasta cota. O que se pode chamar, operação por operação, está em `GET /api/v1`. */
  '/api/v1/me': {
    params: Record<never, never>
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<Me>
  }
  /** As minhas chaves, da mais nova à mais antiga */
  '/api/v1/chaves': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<ApiKey> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Uma das minhas chaves. Sem o segredo. Uma chave revogada continua aqui, com a data em `revokedAt`. */
  '/api/v1/chaves/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<ApiKey>
  }
  /** A chave que chama, as cotas e quanto resta. Não gasta cota. Com uma sessão, responde pela conta. */
  '/api/v1/status': {
    params: Record<never, never>
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<{
      plan: CallingPlan
      key: CallingKey | null
      quotas: Quota[]
    }>
  }
  /** Quanto as chaves chamaram, e quanto resta da cota. Chamadas por hora (`dia`: as últimas 24) ou por dia (`semana`: 7, `mes`: 30, `ano`: 365), por operação, por chave e por status, com os tempos de resposta. O que se chama no console não conta. As somas são gravadas a cada segundo: se um processo cair, perde-se no máximo o último. */
  '/api/v1/uso': {
    params: Record<never, never>
    query: {
      periodo?: 'dia' | 'semana' | 'mes' | 'ano' | undefined
      /** Só as chamadas desta chave. */
      chave?: string | undefined
      /** De outra conta: só para a administração. */
      conta?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Item<Usage>
  }
  /** As chamadas das chaves nos últimos 7 dias, uma a uma. Da mais nova à mais antiga, também as recusadas e as de endereços que não existem; um fluxo aparece quando abre. Os filtros valem juntos. `format` dá a lista inteira como arquivo. Uma chamada aparece até um segundo depois de respondida. */
  '/api/v1/registros': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só as chamadas destas chaves. Aceita vários, separados por vírgula. */
      chave?: Several | undefined
      /** De outra conta: só para a administração. */
      conta?: string | undefined
      /** O método. Aceita: GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS. */
      metodo?: Several<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'> | undefined
      /** Parte do endereço: `/tabela`. */
      caminho?: string | undefined
      /** O `operationId` do OpenAPI. Aceita vários, separados por vírgula. */
      operacao?: Several | undefined
      /** Um status, `404`, ou uma classe, `4xx`. Aceita vários, separados por vírgula. */
      status?: Several | undefined
      /** O código do erro, como em `not_found`. Aceita vários, separados por vírgula. */
      erro?: Several | undefined
      /** Só as que levaram ao menos tantos milissegundos. */
      msDe?: number | undefined
      /** Só as que levaram no máximo tantos milissegundos. */
      msAte?: number | undefined
      /** Só as respondidas com ao menos tantos bytes. */
      bytesDe?: number | undefined
      /** Só as respondidas com no máximo tantos bytes. */
      bytesAte?: number | undefined
      /** Parte do `User-Agent`, em maiúsculas ou minúsculas: `python`. */
      agente?: string | undefined
      /** De onde veio: um endereço IP, ou o começo dele. */
      rede?: string | undefined
      de?: string | undefined
      ate?: string | undefined
      /** O X-Request-Id de uma chamada. */
      id?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<RequestLogEntry> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Uma chamada dos últimos 7 dias, com o corpo se foi uma gravação recusada */
  '/api/v1/registros/{id}': {
    params: {
      /** O X-Request-Id da chamada. */
      id: string
    }
    query: {
      /** De outra conta: só para a administração. */
      conta?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Item<RequestLogDetail>
  }
  /** A página inicial: a pública, ou a de quem chama */
  '/api/v1/dashboard': {
    params: Record<never, never>
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<{
      posts: Post[]
      blog: Blog
      topViews: TopView[]
      /** Os do time favorito, os do que se acompanha, depois os ao vivo, depois os de hoje: pelos campeonatos mais conhecidos, na ordem das horas. */
      matches: Match[]
      /** A tabela e os artilheiros do campeonato principal. */
      main: {
        /** Um campeonato, pelo nome. */
        competition: CompetitionRef
        edition: string
        /** Os primeiros. */
        rows: StandingsRow[]
        /** As zonas que começam entre eles. */
        zones: Zone[]
        scorers: ScorerRow[]
        demo: boolean
      } | null
      favourite: {
        /** Um time, pelo nome. */
        team: TeamRef
        next: Match | null
        last: Match | null
        tables: TeamTable[]
      } | null
      account: {
        emailConfirmed: boolean
        devices: number
        team: FavouriteTeam | null
        photo: boolean
        /** Já criou uma chave de API. */
        key: boolean
        /** Uma chamada com chave já foi vista. */
        firstCall: boolean
        quota: Quota
        /** Como vão os webhooks de quem chama. */
        push: {
          webhooks: number
          lastDelivery: {
            /** Data e hora em ISO 8601, UTC. */
            at: string
            delivered: boolean
            webhook: string
          } | null
          /** Tentativas de entrega que falharam nas últimas 24 horas. */
          failures: number
          /** Uma entrega a um webhook já foi aceita. */
          connected: boolean
        }
      } | null
      admin: {
        users: number
        unansweredMessages: number
        /** O que espera uma decisão: sugestões, divergências entre fontes, nomes em dúvida. */
        review: {
          suggestions: number
          conflicts: number
          names: number
        }
        workers: number
        version: string
        /** A demonstração está no ar. */
        demo: boolean
        /** O que precisa de atenção no serviço: disco, filas, quedas. Uma frase cada. */
        alerts: string[]
        /** De quando é a última cópia de segurança, e o que há de errado com elas: a última falhou ou é velha demais. */
        backup: {
          /** Data e hora em ISO 8601, UTC. */
          at: string | null
          problem: string | null
        }
        lastImport: {
          dataset: string
          /** Data e hora em ISO 8601, UTC. */
          at: string
          created: number
          conflicts: number
        } | null
        /** Quantas fontes estão conectadas, e quantas delas falham. */
        connections: {
          connected: number
          failing: number
        }
      } | null
    }>
  }
  /** Os dados abertos que vêm com o Meio-Campo: fontes, licenças e carga */
  '/api/v1/dados-abertos': {
    params: Record<never, never>
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<OpenData>
  }
  /** Times e seleções */
  '/api/v1/times': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
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
    fields: true
    includes: {
      'stadium': { at: 'stadium'; gives: Stadium }
      'confederation': { at: 'confederation'; gives: Confederation }
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
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
    }
    fields: true
    includes: {
      'stadium': { at: 'stadium'; gives: Stadium }
      'confederation': { at: 'confederation'; gives: Confederation }
      'lastMatches.stadium': { at: 'lastMatches.stadium'; gives: Stadium }
      'lastMatches.events': { at: 'lastMatches.events'; gives: null }
      'lastMatches.officials': { at: 'lastMatches.officials'; gives: null }
      'nextMatch.stadium': { at: 'nextMatch.stadium'; gives: Stadium }
      'nextMatch.officials': { at: 'nextMatch.officials'; gives: null }
    }
    answer: Item<TeamPage>
  }
  /** Os títulos de um time, do mais novo ao mais antigo. Os registrados e, de edições sem título registrado, os que os resultados provam, com `derived`: a edição acabou, e foi decidida por uma só tabela ou por uma final. */
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
      /** O número da rodada; várias, separadas por vírgula. */
      rodada?: number | string | undefined
      /** Só os deste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Só os que esta pessoa apitou, no campo ou no VAR, ou em que foi assistente. Aceita vários, separados por vírgula. */
      arbitro?: Several | undefined
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
    fields: true
    includes: {
      'home': { at: 'home'; gives: Team }
      'home.stadium': { at: 'home.stadium'; gives: Stadium }
      'home.confederation': { at: 'home.confederation'; gives: Confederation }
      'away': { at: 'away'; gives: Team }
      'away.stadium': { at: 'away.stadium'; gives: Stadium }
      'away.confederation': { at: 'away.confederation'; gives: Confederation }
      'stadium': { at: 'stadium'; gives: Stadium }
      'events': { at: 'events'; gives: null }
      'events.player': { at: 'events.player' | 'events.related.player'; gives: Player }
      'lineups': { at: 'lineups'; gives: null }
      'lineups.person': { at: 'lineups.home.starters.person' | 'lineups.away.starters.person' | 'lineups.home.bench.person' | 'lineups.away.bench.person'; gives: Player }
      'lineups.coach': { at: 'lineups.home.coach' | 'lineups.away.coach'; gives: Coach }
      'statistics': { at: 'statistics'; gives: null }
      'officials': { at: 'officials'; gives: null }
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: {
      'team': { at: 'team'; gives: Team }
      'team.stadium': { at: 'team.stadium'; gives: Stadium }
      'team.confederation': { at: 'team.confederation'; gives: Confederation }
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
    query: Record<never, never>
    fields: true
    includes: {
      'team': { at: 'team'; gives: Team }
      'team.stadium': { at: 'team.stadium'; gives: Stadium }
      'team.confederation': { at: 'team.confederation'; gives: Confederation }
    }
    answer: Item<PlayerPage>
  }
  /** Um jogador, jogo a jogo, e contra cada adversário. Os jogos em que esteve em campo ou levou cartão, do mais novo ao mais antigo: minutos, gols, assistências, cartões e, onde uma fonte contou os números, a nota. `totals` soma a lista inteira, e `opponents` a soma por adversário, sem o filtro de adversário. */
  '/api/v1/jogadores/{id}/jogos': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Ordem: kickoff, opponent, minutes, goals, assists, rating; com `-` na frente, ao contrário. */
      sort?: 'kickoff' | '-kickoff' | 'opponent' | '-opponent' | 'minutes' | '-minutes' | 'goals' | '-goals' | 'assists' | '-assists' | 'rating' | '-rating' | undefined
      /** A edição: `2024` ou `2018-19`. Aceita vários, separados por vírgula. */
      temporada?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os contra este time. Aceita vários, separados por vírgula. */
      adversario?: Several | undefined
    }
    fields: true
    includes: Record<never, never>
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
        /** Nulo: ninguém os contou, ou só os de uma parte dos jogos. */
        assists: number | null
        /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
        yellow: number | null
        /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
        secondYellow: number | null
        /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
        red: number | null
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
    answer: Page<PlayerCard> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
      totals: {
        /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
        yellow: number | null
        /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
        secondYellow: number | null
        /** Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições. */
        red: number | null
      }
      suspensions: SuspensionState[]
    }
  }
  /** Os números de um jogador: onde joga, ano a ano, e a comparação com até três outros. De todos os jogos conhecidos, ou só dos de uma `temporada` ou de um `campeonato`. Com `com`, os mesmos números dos outros, com os mesmos filtros. */
  '/api/v1/jogadores/{id}/numeros': {
    params: {
      id: string
    }
    query: {
      /** Só os jogos desta temporada: `2024` ou `2018-19`. */
      temporada?: string | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Os ids dos jogadores com que comparar, até 3, separados por vírgula. */
      com?: Several | undefined
    }
    fields: true
    includes: Record<never, never>
    answer: Item<PlayerNumbers>
  }
  /** Técnicos */
  '/api/v1/tecnicos': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100; sem ele, 20, ou todos os de `ids`. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
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
    fields: true
    includes: {
      'team': { at: 'team'; gives: Team }
      'team.stadium': { at: 'team.stadium'; gives: Stadium }
      'team.confederation': { at: 'team.confederation'; gives: Confederation }
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
    query: Record<never, never>
    fields: true
    includes: {
      'team': { at: 'team'; gives: Team }
      'team.stadium': { at: 'team.stadium'; gives: Stadium }
      'team.confederation': { at: 'team.confederation'; gives: Confederation }
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: {
      'confederation': { at: 'confederation'; gives: Confederation }
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
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
    }
    fields: true
    includes: {
      'confederation': { at: 'confederation'; gives: Confederation }
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
      /** O número da rodada; várias, separadas por vírgula. */
      rodada?: number | string | undefined
      /** Só os deste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Só os que esta pessoa apitou, no campo ou no VAR, ou em que foi assistente. Aceita vários, separados por vírgula. */
      arbitro?: Several | undefined
      /** Só os que este serviço mostra. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** O nome da fase; várias, separadas por vírgula. */
      fase?: Several | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
    }
    fields: true
    includes: {
      'home': { at: 'home'; gives: Team }
      'home.stadium': { at: 'home.stadium'; gives: Stadium }
      'home.confederation': { at: 'home.confederation'; gives: Confederation }
      'away': { at: 'away'; gives: Team }
      'away.stadium': { at: 'away.stadium'; gives: Stadium }
      'away.confederation': { at: 'away.confederation'; gives: Confederation }
      'stadium': { at: 'stadium'; gives: Stadium }
      'events': { at: 'events'; gives: null }
      'events.player': { at: 'events.player' | 'events.related.player'; gives: Player }
      'lineups': { at: 'lineups'; gives: null }
      'lineups.person': { at: 'lineups.home.starters.person' | 'lineups.away.starters.person' | 'lineups.home.bench.person' | 'lineups.away.bench.person'; gives: Player }
      'lineups.coach': { at: 'lineups.home.coach' | 'lineups.away.coach'; gives: Coach }
      'statistics': { at: 'statistics'; gives: null }
      'officials': { at: 'officials'; gives: null }
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
      /** A edição: `2024` ou `2018-19`. Sem ela, a atual ou a última. */
      temporada?: string | undefined
      /** Como estava depois desta rodada. */
      rodada?: number | undefined
      /** Data inteira ou parcial: `2024`, `2024-05` ou `2024-05-12`. */
      data?: string | undefined
      /** Só em casa, ou só fora. */
      local?: 'casa' | 'fora' | undefined
    }
    fields: true
    includes: {
      'positions': { at: 'phases.positions'; gives: null }
      'projection': { at: 'phases.groups.projection'; gives: null }
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
    fields: true
    includes: Record<never, never>
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
      /** Verdadeiro se a edição é da demonstração. */
      demo: boolean
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
    fields: true
    includes: Record<never, never>
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
      /** Verdadeiro se a edição é da demonstração. */
      demo: boolean
    }
  }
  /** Os jogadores de uma edição em números: participações, minutos, jogos sem sofrer gol, cartões. O lugar é o do número que ordena a lista, do maior ao menor; por nome, o das participações em gols, ou o dos gols onde não se sabe quem deu os passes. */
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
      /** O número da rodada; várias, separadas por vírgula. */
      rodada?: number | string | undefined
      /** Só os deste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Só os que esta pessoa apitou, no campo ou no VAR, ou em que foi assistente. Aceita vários, separados por vírgula. */
      arbitro?: Several | undefined
      /** Só os que este serviço mostra. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
    }
    fields: true
    includes: {
      'home': { at: 'home'; gives: Team }
      'home.stadium': { at: 'home.stadium'; gives: Stadium }
      'home.confederation': { at: 'home.confederation'; gives: Confederation }
      'away': { at: 'away'; gives: Team }
      'away.stadium': { at: 'away.stadium'; gives: Stadium }
      'away.confederation': { at: 'away.confederation'; gives: Confederation }
      'stadium': { at: 'stadium'; gives: Stadium }
      'events': { at: 'events'; gives: null }
      'events.player': { at: 'events.player' | 'events.related.player'; gives: Player }
      'lineups': { at: 'lineups'; gives: null }
      'lineups.person': { at: 'lineups.home.starters.person' | 'lineups.away.starters.person' | 'lineups.home.bench.person' | 'lineups.away.bench.person'; gives: Player }
      'lineups.coach': { at: 'lineups.home.coach' | 'lineups.away.coach'; gives: Coach }
      'statistics': { at: 'statistics'; gives: null }
      'officials': { at: 'officials'; gives: null }
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
      /** O número da rodada; várias, separadas por vírgula. */
      rodada?: number | string | undefined
      /** Só os deste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Só os que esta pessoa apitou, no campo ou no VAR, ou em que foi assistente. Aceita vários, separados por vírgula. */
      arbitro?: Several | undefined
      /** Só os que este serviço mostra. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
    }
    fields: true
    includes: {
      'home': { at: 'home'; gives: Team }
      'home.stadium': { at: 'home.stadium'; gives: Stadium }
      'home.confederation': { at: 'home.confederation'; gives: Confederation }
      'away': { at: 'away'; gives: Team }
      'away.stadium': { at: 'away.stadium'; gives: Stadium }
      'away.confederation': { at: 'away.confederation'; gives: Confederation }
      'stadium': { at: 'stadium'; gives: Stadium }
      'events': { at: 'events'; gives: null }
      'events.player': { at: 'events.player' | 'events.related.player'; gives: Player }
      'lineups': { at: 'lineups'; gives: null }
      'lineups.person': { at: 'lineups.home.starters.person' | 'lineups.away.starters.person' | 'lineups.home.bench.person' | 'lineups.away.bench.person'; gives: Player }
      'lineups.coach': { at: 'lineups.home.coach' | 'lineups.away.coach'; gives: Coach }
      'statistics': { at: 'statistics'; gives: null }
      'officials': { at: 'officials'; gives: null }
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
    query: Record<never, never>
    fields: true
    includes: {
      'home': { at: 'home'; gives: Team }
      'home.stadium': { at: 'home.stadium'; gives: Stadium }
      'home.confederation': { at: 'home.confederation'; gives: Confederation }
      'away': { at: 'away'; gives: Team }
      'away.stadium': { at: 'away.stadium'; gives: Stadium }
      'away.confederation': { at: 'away.confederation'; gives: Confederation }
      'stadium': { at: 'stadium'; gives: Stadium }
      'events': { at: 'events'; gives: null }
      'events.player': { at: 'events.player' | 'events.related.player'; gives: Player }
      'lineups': { at: 'lineups'; gives: null }
      'lineups.person': { at: 'lineups.home.starters.person' | 'lineups.away.starters.person' | 'lineups.home.bench.person' | 'lineups.away.bench.person'; gives: Player }
      'lineups.coach': { at: 'lineups.home.coach' | 'lineups.away.coach'; gives: Coach }
      'statistics': { at: 'statistics'; gives: null }
      'officials': { at: 'officials'; gives: null }
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
    fields: true
    includes: Record<never, never>
    answer: Item<LivePage>
  }
  /** As escalações de um jogo e os desfalques */
  '/api/v1/campeonatos/{id}/jogos/{idjogo}/escalacao': {
    params: {
      id: string
      idjogo: string
    }
    query: Record<never, never>
    fields: true
    includes: Record<never, never>
    answer: Item<LineupsPage>
  }
  /** A arbitragem de um jogo, com os números de cada um */
  '/api/v1/campeonatos/{id}/jogos/{idjogo}/arbitros': {
    params: {
      id: string
      idjogo: string
    }
    query: Record<never, never>
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
      /** O número da rodada; várias, separadas por vírgula. */
      rodada?: number | string | undefined
      /** Só os deste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Só os que esta pessoa apitou, no campo ou no VAR, ou em que foi assistente. Aceita vários, separados por vírgula. */
      arbitro?: Several | undefined
      /** Só os que este serviço mostra. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
    }
    fields: true
    includes: {
      'home': { at: 'home'; gives: Team }
      'home.stadium': { at: 'home.stadium'; gives: Stadium }
      'home.confederation': { at: 'home.confederation'; gives: Confederation }
      'away': { at: 'away'; gives: Team }
      'away.stadium': { at: 'away.stadium'; gives: Stadium }
      'away.confederation': { at: 'away.confederation'; gives: Confederation }
      'stadium': { at: 'stadium'; gives: Stadium }
      'events': { at: 'events'; gives: null }
      'events.player': { at: 'events.player' | 'events.related.player'; gives: Player }
      'lineups': { at: 'lineups'; gives: null }
      'lineups.person': { at: 'lineups.home.starters.person' | 'lineups.away.starters.person' | 'lineups.home.bench.person' | 'lineups.away.bench.person'; gives: Player }
      'lineups.coach': { at: 'lineups.home.coach' | 'lineups.away.coach'; gives: Coach }
      'statistics': { at: 'statistics'; gives: null }
      'officials': { at: 'officials'; gives: null }
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
    fields: true
    includes: {
      'stadium': { at: 'stadium'; gives: Stadium }
      'confederation': { at: 'confederation'; gives: Confederation }
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
    fields: true
    includes: Record<never, never>
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
      /** O número da rodada; várias, separadas por vírgula. */
      rodada?: number | string | undefined
      /** Só os deste estádio. Aceita vários, separados por vírgula. */
      estadio?: Several | undefined
      /** Só os que esta pessoa apitou, no campo ou no VAR, ou em que foi assistente. Aceita vários, separados por vírgula. */
      arbitro?: Several | undefined
      /** Só os que este serviço mostra. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
    }
    fields: true
    includes: {
      'home': { at: 'home'; gives: Team }
      'home.stadium': { at: 'home.stadium'; gives: Stadium }
      'home.confederation': { at: 'home.confederation'; gives: Confederation }
      'away': { at: 'away'; gives: Team }
      'away.stadium': { at: 'away.stadium'; gives: Stadium }
      'away.confederation': { at: 'away.confederation'; gives: Confederation }
      'stadium': { at: 'stadium'; gives: Stadium }
      'events': { at: 'events'; gives: null }
      'events.player': { at: 'events.player' | 'events.related.player'; gives: Player }
      'lineups': { at: 'lineups'; gives: null }
      'lineups.person': { at: 'lineups.home.starters.person' | 'lineups.away.starters.person' | 'lineups.home.bench.person' | 'lineups.away.bench.person'; gives: Player }
      'lineups.coach': { at: 'lineups.home.coach' | 'lineups.away.coach'; gives: Coach }
      'statistics': { at: 'statistics'; gives: null }
      'officials': { at: 'officials'; gives: null }
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
      tipo?: 'times' | 'jogadores' | 'tecnicos' | 'arbitros' | 'campeonatos' | 'estadios' | 'confederacoes' | 'streamings' | 'jogos' | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: {
      data: SearchHit[]
    }
  }
  /** O que acontece, na hora em que acontece. O mesmo fluxo, só de um jogo, está em `…/jogos/{idjogo}/aovivo`. Com `Accept: text/event-stream`, um fluxo que fica aberto; `Last-Event-ID` retoma de onde parou, sem falta e sem repetição, também depois de um reinício. Sem ele, o que aconteceu desde `desde`, em JSON, para quem está atrás de um proxy que segura fluxos. */
  '/api/v1/ao-vivo': {
    params: Record<never, never>
    query: {
      /** Só destes campeonatos, por id. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só dos jogos destes times, por id. Aceita vários, separados por vírgula. */
      time?: Several | undefined
      /** Só destes jogos, por id. Aceita vários, separados por vírgula. */
      jogo?: Several | undefined
      /** Só destes tipos: match.started, match.goal, match.penalty_missed, match.card, match.substitution, match.var, match.period, match.shootout, match.finished, match.corrected, match.retracted, match.postponed, match.rescheduled, match.lineup, match.updated, table.changed, transfer.created, record.created, record.updated, record.deleted. */
      tipo?: string | undefined
      /** O `cursor` da resposta anterior, ou `agora`. */
      desde?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: {
      data: PushEvent[]
      /** Para a próxima chamada, também quando nada aconteceu. */
      cursor: string
    }
  }
  /** Um bilhete para abrir o fluxo de jogos em uma página. Para chaves de navegador, que não têm o escopo `live`: o bilhete abre, em até 60 segundos e só a partir da mesma origem, um fluxo dos jogos pedidos, que dura até 15 minutos. Depois pede-se outro. O fluxo traz só o que é de todos, nunca as simulações da conta. */
  '/api/v1/ao-vivo/bilhete': {
    params: Record<never, never>
    query: {
      /** Os jogos, por id, até 20, separados por vírgula. */
      jogo: Several
    }
    fields: false
    includes: Record<never, never>
    answer: Item<StreamTicket>
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
    fields: false
    includes: Record<never, never>
    answer: {
      data: PushEvent[]
      /** Para a próxima chamada, também quando nada mudou. */
      cursor: string
      /** Há mais agora mesmo. */
      more: boolean
    }
  }
  /** Tudo o que acompanho, na minha ordem. Times, jogadores e técnicos, campeonatos e jogos: até 200, e por isso sem páginas. Um registro que foi unido a outro aparece como o que ficou. */
  '/api/v1/acompanhamentos': {
    params: Record<never, never>
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: {
      data: Follow[]
    }
  }
  /** Um registro que acompanho. Um registro que foi unido a outro é lido pelo id de qualquer um dos dois. */
  '/api/v1/acompanhamentos/{tipo}/{id}': {
    params: {
      tipo: 'times' | 'jogadores' | 'campeonatos' | 'jogos'
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<Follow>
  }
  /** Os jogos que acompanho um a um, do último escolhido ao primeiro */
  '/api/v1/acompanhados': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      jogo?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<FollowedMatch> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Os calendários que assino, do mais novo ao mais antigo */
  '/api/v1/calendarios': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<CalendarSubscription> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Um dos calendários que assino */
  '/api/v1/calendarios/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<CalendarSubscription>
  }
  /** Os meus webhooks, do mais novo ao mais antigo */
  '/api/v1/webhooks': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Webhook> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Um webhook meu */
  '/api/v1/webhooks/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<Webhook>
  }
  /** O segredo com que as entregas são assinadas */
  '/api/v1/webhooks/{id}/segredo': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<WebhookSecret>
  }
  /** Como foram as entregas de um webhook nas últimas 48 horas */
  '/api/v1/webhooks/{id}/saude': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<WebhookHealth>
  }
  /** As entregas dos meus webhooks, da mais nova à mais antiga. Ficam por 30 dias. */
  '/api/v1/entregas': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só as deste webhook, por id. */
      webhook?: string | undefined
      situacao?: 'pendente' | 'tentando' | 'entregue' | 'falhou' | undefined
      tipo?: 'match.started' | 'match.goal' | 'match.penalty_missed' | 'match.card' | 'match.substitution' | 'match.var' | 'match.period' | 'match.shootout' | 'match.finished' | 'match.corrected' | 'match.retracted' | 'match.postponed' | 'match.rescheduled' | 'match.lineup' | 'match.updated' | 'table.changed' | 'transfer.created' | 'record.created' | 'record.updated' | 'record.deleted' | undefined
      /** `true`: só as que foram pedidas de novo. */
      reenviadas?: boolean | undefined
      de?: string | undefined
      ate?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Delivery> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Uma entrega, com cada tentativa */
  '/api/v1/entregas/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<DeliveryDetail>
  }
  /** As minhas simulações, da mais nova à mais antiga */
  '/api/v1/simulacoes': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Simulation> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Uma simulação minha, e até onde ela foi */
  '/api/v1/simulacoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<Simulation>
  }
  /** Um time como o formulário precisa */
  '/api/v1/times/{id}/settings': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<RecordForm>
  }
  /** Um jogador como o formulário precisa */
  '/api/v1/jogadores/{id}/settings': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<RecordForm>
  }
  /** Um técnico como o formulário precisa */
  '/api/v1/tecnicos/{id}/settings': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<RecordForm>
  }
  /** Uma pessoa da arbitragem como o formulário precisa */
  '/api/v1/arbitros/{id}/settings': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<RecordForm>
  }
  /** Um estádio como o formulário precisa */
  '/api/v1/estadios/{id}/settings': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<RecordForm>
  }
  /** Uma confederação como o formulário precisa */
  '/api/v1/confederacoes/{id}/settings': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<RecordForm>
  }
  /** Um campeonato como o formulário precisa */
  '/api/v1/campeonatos/{id}/settings': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<RecordForm>
  }
  /** Uma edição como o formulário precisa */
  '/api/v1/edicoes/{id}/settings': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<RecordForm>
  }
  /** Um streaming como o formulário precisa */
  '/api/v1/streamings/{id}/settings': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<RecordForm>
  }
  /** Passagens como o formulário precisa */
  '/api/v1/passagens': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
      /** Só os desta pessoa. Aceita vários, separados por vírgula. */
      pessoa?: Several | undefined
      /** Só os desta edição. Aceita vários, separados por vírgula. */
      edicao?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste streaming. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os desta fase, pelo id. Aceita vários, separados por vírgula. */
      fase?: Several | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Part> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Transferências como o formulário precisa */
  '/api/v1/transferencias': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
      /** Só os desta pessoa. Aceita vários, separados por vírgula. */
      pessoa?: Several | undefined
      /** Só os desta edição. Aceita vários, separados por vírgula. */
      edicao?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste streaming. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os desta fase, pelo id. Aceita vários, separados por vírgula. */
      fase?: Several | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Part> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Títulos como o formulário precisa */
  '/api/v1/titulos': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
      /** Só os desta pessoa. Aceita vários, separados por vírgula. */
      pessoa?: Several | undefined
      /** Só os desta edição. Aceita vários, separados por vírgula. */
      edicao?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste streaming. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os desta fase, pelo id. Aceita vários, separados por vírgula. */
      fase?: Several | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Part> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Direitos de transmissão como o formulário precisa */
  '/api/v1/direitos': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
      /** Só os desta pessoa. Aceita vários, separados por vírgula. */
      pessoa?: Several | undefined
      /** Só os desta edição. Aceita vários, separados por vírgula. */
      edicao?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste streaming. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os desta fase, pelo id. Aceita vários, separados por vírgula. */
      fase?: Several | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Part> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Suspensões como o formulário precisa */
  '/api/v1/suspensoes': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
      /** Só os desta pessoa. Aceita vários, separados por vírgula. */
      pessoa?: Several | undefined
      /** Só os desta edição. Aceita vários, separados por vírgula. */
      edicao?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste streaming. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os desta fase, pelo id. Aceita vários, separados por vírgula. */
      fase?: Several | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Part> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Desfalques como o formulário precisa */
  '/api/v1/desfalques': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
      /** Só os desta pessoa. Aceita vários, separados por vírgula. */
      pessoa?: Several | undefined
      /** Só os desta edição. Aceita vários, separados por vírgula. */
      edicao?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste streaming. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os desta fase, pelo id. Aceita vários, separados por vírgula. */
      fase?: Several | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Part> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Perdas de pontos como o formulário precisa */
  '/api/v1/punicoes': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só os deste time. Aceita vários, separados por vírgula. */
      time?: Several | undefined
      /** Só os desta pessoa. Aceita vários, separados por vírgula. */
      pessoa?: Several | undefined
      /** Só os desta edição. Aceita vários, separados por vírgula. */
      edicao?: Several | undefined
      /** Só os deste campeonato. Aceita vários, separados por vírgula. */
      campeonato?: Several | undefined
      /** Só os deste streaming. Aceita vários, separados por vírgula. */
      streaming?: Several | undefined
      /** Só os desta fase, pelo id. Aceita vários, separados por vírgula. */
      fase?: Several | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Part> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Quem mudou o quê, da mudança mais nova à mais antiga. Sem `registro` é o histórico de tudo, só para a administração, como o dos posts (`post:…`), das páginas (`websitePage:…`) e dos dados (`website:true`) do site. `format` dá a lista inteira como arquivo. */
  '/api/v1/historico': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Tipo e id, como em `team:flamengo`. */
      registro?: string | undefined
      tipo?: 'edit' | 'bulk' | 'sheet' | 'import' | 'suggestion' | 'merge' | 'desk' | 'site' | 'fill' | 'undo' | undefined
      /** Parte do nome de quem fez ou sugeriu. */
      autor?: string | undefined
      de?: string | undefined
      ate?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Edit> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Os outros nomes de um registro, e os rivais de um time */
  '/api/v1/nomes/{kind}/{id}': {
    params: {
      kind: 'team' | 'person' | 'stadium' | 'confederation' | 'competition' | 'streaming'
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<RecordNames>
  }
  /** As suas planilhas, da mais nova à mais antiga */
  '/api/v1/planilhas': {
    params: Record<never, never>
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: {
      data: SpreadsheetSummary[]
    }
  }
  /** Uma planilha: as colunas, o andamento e o resultado */
  '/api/v1/planilhas/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<Spreadsheet>
  }
  /** O que não pode ser gravado, linha por linha. Da última vez que foi conferida ou gravada. `format` dá a lista inteira como arquivo. */
  '/api/v1/planilhas/{id}/erros': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<SpreadsheetError> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** O que a planilha muda em cada registro, antes e depois. Da última vez que foi conferida. Depois de gravada, está no histórico. */
  '/api/v1/planilhas/{id}/mudancas': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<SpreadsheetChange> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** As linhas em que não se sabe de quem ou de que se fala. Da última vez que foi conferida, com cada registro de mesmo nome lado a lado com a linha. A resposta vai em `choices` ao conferir e ao gravar. */
  '/api/v1/planilhas/{id}/perguntas': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<SpreadsheetQuestion> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** O que é pouco provável nas linhas de uma planilha, e por quê. Da última vez que foi conferida ou gravada: os avisos que os formulários dão ao salvar, linha por linha. Um aviso não impede a gravação. */
  '/api/v1/planilhas/{id}/avisos': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<SpreadsheetWarning> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Dados do site. Contato, páginas institucionais, categorias, blog e os últimos posts. */
  '/api/v1/website': {
    params: Record<never, never>
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<{
      website: Website
      blog: Blog
      posts: Post[]
    }>
  }
  /** Os posts publicados, do mais novo ao mais antigo */
  '/api/v1/website/posts': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só os desta categoria, por id. */
      categoria?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Post> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Todos os posts, com rascunhos e agendados, do último salvo ao primeiro */
  '/api/v1/website/redacao': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só os que ainda são rascunho, os que saem mais tarde ou os que já saíram. */
      situacao?: 'rascunhos' | 'agendados' | 'publicados' | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<WrittenPost> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Um post. Rascunhos e agendados, só para a administração. */
  '/api/v1/website/posts/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<WrittenPost>
  }
  /** De onde vêm os dados, com licença e crédito */
  '/api/v1/fontes': {
    params: Record<never, never>
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: {
      data: Dataset[]
    }
  }
  /** Os conjuntos de dados que dá para importar */
  '/api/v1/importacoes/conjuntos': {
    params: Record<never, never>
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: {
      data: Importable[]
    }
  }
  /** As fontes conectadas, com a última verificação e a próxima */
  '/api/v1/conexoes': {
    params: Record<never, never>
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: {
      data: Connection[]
    }
  }
  /** As fontes conhecidas que dá para conectar. Nada é buscado em nenhuma delas antes de alguém conectar. */
  '/api/v1/conexoes/catalogo': {
    params: Record<never, never>
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: {
      data: Connectable[]
    }
  }
  /** Uma fonte conectada */
  '/api/v1/conexoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<Connection>
  }
  /** Onde a tabela e a artilharia da fonte diferem das nossas. A tabela da fonte só confere a nossa, que é calculada dos jogos: nada é copiado dela. */
  '/api/v1/conexoes/{id}/diferencas': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: {
      data: Difference[]
    }
  }
  /** De que fontes conectadas vem uma temporada ou um jogo, e de quando. A hora é a da última verificação que deu certo, também quando não havia nada novo. */
  '/api/v1/atualizacoes': {
    params: Record<never, never>
    query: {
      campeonato: string
      temporada?: string | undefined
      jogo?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: {
      data: Freshness[]
    }
  }
  /** As importações, da mais nova à mais antiga, com o andamento */
  '/api/v1/importacoes': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<ImportRun> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Uma importação: o andamento e o relatório */
  '/api/v1/importacoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: Item<ImportReport>
  }
  /** As linhas recusadas ou consertadas, com arquivo, linha e motivo */
  '/api/v1/importacoes/{id}/observacoes': {
    params: {
      id: string
    }
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Recusadas, ou consertadas com um aviso. */
      tipo?: 'rejection' | 'warning' | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<ImportRemark> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Nomes que uma importação não soube de quem são */
  '/api/v1/nomes-incertos': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Os que faltam, ou os já ditos e os deixados de lado. */
      situacao?: 'abertos' | 'resolvidos' | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<UnsureName> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Registros que talvez sejam o mesmo, do mais certo ao menos certo */
  '/api/v1/duplicados': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      tipo?: 'team' | 'person' | 'stadium' | 'competition' | 'match' | undefined
      situacao?: 'abertos' | 'juntados' | 'separados' | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Duplicate> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** O que mudaria se os dois registros fossem juntados. A junção é feita e desfeita na hora: os números são os da junção de verdade. */
  '/api/v1/duplicados/{id}/efeito': {
    params: {
      id: string
    }
    query: {
      fica?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Item<JoinEffect>
  }
  /** Por que são o mesmo: os registros juntados a este, com os indícios */
  '/api/v1/juncoes': {
    params: Record<never, never>
    query: {
      tipo: 'team' | 'person' | 'stadium' | 'competition' | 'match'
      id: string
    }
    fields: false
    includes: Record<never, never>
    answer: {
      data: Join[]
    }
  }
  /** O que não parece certo e espera alguém olhar */
  '/api/v1/alertas-de-dados': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      situacao?: 'abertos' | 'vistos' | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Alert> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Jogos de uma importação que não combinam com os outros e esperam alguém decidir */
  '/api/v1/jogos-a-espera': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      situacao?: 'abertos' | 'descartados' | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<WaitingMatch> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Inscritos que fariam um elenco crescer demais em uma importação e esperam alguém decidir */
  '/api/v1/elencos-a-espera': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      situacao?: 'abertos' | 'descartados' | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<WaitingSquad> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** O que se sabe dos jogos de cada edição. Uma linha por edição com jogos. `sort` põe na frente o que mais falta: `-overdue`, ou a parte de que há menos, em porcentagem. `format` dá a lista inteira como arquivo. */
  '/api/v1/qualidade': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só as edições deste campeonato. */
      campeonato?: string | undefined
      sort?: '-recent' | '-overdue' | '-alerts' | 'lineups' | 'events' | 'officials' | 'stadiums' | 'attendances' | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Coverage> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Os jogos de uma edição a que falta alguma coisa. `format` dá a lista inteira como arquivo. */
  '/api/v1/qualidade/jogos': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      edicao: string
      falta: 'resultado' | 'escalacoes' | 'lances' | 'arbitragem' | 'estadio' | 'publico'
    }
    fields: false
    includes: Record<never, never>
    answer: Page<IncompleteMatch> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** O que espera decisão, com o mais antigo de cada fila */
  '/api/v1/qualidade/filas': {
    params: Record<never, never>
    query: Record<never, never>
    fields: false
    includes: Record<never, never>
    answer: {
      data: WorkQueue[]
    }
  }
  /** Campeonatos novos, criados por uma importação */
  '/api/v1/campeonatos-novos': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<NewCompetitionRow> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
  /** Onde as fontes divergem, e qual vale */
  '/api/v1/divergencias': {
    params: Record<never, never>
    query: {
      /** Itens por página, até 100. */
      limit?: number | undefined
      /** O `page.next` da página anterior. */
      cursor?: string | undefined
      /** Só as já vistas, ou só as que ninguém viu. */
      resolvida?: boolean | undefined
      tipo?: string | undefined
      campo?: string | undefined
    }
    fields: false
    includes: Record<never, never>
    answer: Page<Conflict> & {
      /** Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros. */
      missing?: Array<{
        id: string
        /** O id do registro em que este se transformou, se foi unido. */
        movedTo: string | null
      }>
    }
  }
}

/** What can be written, by method and address. */
export interface Writes {
  /** Criar uma chave de API. O segredo aparece só nesta resposta; guardamos apenas o hash dele. */
  'POST /api/v1/chaves': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      name: string
      /** `test` só vê a demonstração e não gasta cota. */
      mode?: 'live' | 'test'
      /** `browser` pode ficar à vista em uma página: só lê, e só a partir das origens listadas. */
      kind?: 'server' | 'browser'
      /** O que a chave pode. `read` e `write` incluem todos os de ler dados e de editar; `…:manage` inclui o `…:read` do mesmo recurso. `read`: Ler tudo o que o console mostra. `write`: Criar e editar registros e o site. Só contas de administração. `matches:read`: Jogos, escalações, arbitragem e o placar do momento. `competitions:read`: Campeonatos, tabelas, artilheiros, cartões, campeões e confederações. `teams:read`: Times, elencos, passagens, transferências, suspensões e desfalques. `people:read`: Jogadores, técnicos e arbitragem. `stadiums:read`: Estádios e onde ficam. `streamings:read`: Streamings, direitos e onde passa cada jogo. `search:read`: A busca em tudo. `changes:read`: Cada mudança em ordem, o histórico e os nomes dos registros. `site:read`: Páginas, posts, painel e dados abertos. `live`: Receber lances por transmissão contínua. `records:write`: Cadastrar, mudar e remover times, pessoas, campeonatos, estádios e streamings. `site:write`: Páginas e posts. `push:read`: Webhooks, entregas e simulações da conta. `push:manage`: Criar, mudar, testar e remover webhooks, ler o segredo deles, reenviar entregas, fazer simulações. `calendars:read`: As assinaturas de calendário da conta. `calendars:manage`: Assinar calendários e encerrar assinaturas. `follows:read`: A lista de times, pessoas, campeonatos e jogos da conta. `follows:manage`: Pôr na lista, tirar dela e mudar a ordem. `imports:read`: Fontes, conexões, planilhas, execuções e filas de revisão. `imports:manage`: Enviar arquivos, importar, configurar fontes e conexões, decidir as filas de revisão. `keys:read`: As chaves da conta, sem os segredos. `keys:manage`: Criar chaves, mudá-las e trocar o segredo delas, até o que esta pode; revogar qualquer chave da conta. `usage:read`: As chamadas da conta por dia e o registro delas. */
      scopes?: Array<'read' | 'write' | 'matches:read' | 'competitions:read' | 'teams:read' | 'people:read' | 'stadiums:read' | 'streamings:read' | 'search:read' | 'changes:read' | 'site:read' | 'live' | 'records:write' | 'site:write' | 'push:read' | 'push:manage' | 'calendars:read' | 'calendars:manage' | 'follows:read' | 'follows:manage' | 'imports:read' | 'imports:manage' | 'keys:read' | 'keys:manage' | 'usage:read'>
      /** Data e hora em ISO 8601, UTC. */
      expiresAt?: string | null
      limits?: {
        perMinute?: number | null
        perDay?: number | null
      }
      /** De onde uma chave de navegador pode chamar: `https://exemplo.com.br`. */
      origins?: string[]
      /** De quais IPs ou redes uma chave de servidor pode chamar: `203.0.113.7`, `2001:db8::/32`. */
      addresses?: string[]
    }
    answer: Item<{
      key: ApiKey
      /** Aparece só nesta resposta: guarde-o agora. */
      secret: string
    }>
  }
  /** Mudar uma chave. Nome, escopos, vencimento, limites, origens e endereços; o segredo continua o mesmo. Vale na hora, em todos os processos. O que não vier fica como está. */
  'PATCH /api/v1/chaves/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      name?: string
      /** O que a chave pode. `read` e `write` incluem todos os de ler dados e de editar; `…:manage` inclui o `…:read` do mesmo recurso. `read`: Ler tudo o que o console mostra. `write`: Criar e editar registros e o site. Só contas de administração. `matches:read`: Jogos, escalações, arbitragem e o placar do momento. `competitions:read`: Campeonatos, tabelas, artilheiros, cartões, campeões e confederações. `teams:read`: Times, elencos, passagens, transferências, suspensões e desfalques. `people:read`: Jogadores, técnicos e arbitragem. `stadiums:read`: Estádios e onde ficam. `streamings:read`: Streamings, direitos e onde passa cada jogo. `search:read`: A busca em tudo. `changes:read`: Cada mudança em ordem, o histórico e os nomes dos registros. `site:read`: Páginas, posts, painel e dados abertos. `live`: Receber lances por transmissão contínua. `records:write`: Cadastrar, mudar e remover times, pessoas, campeonatos, estádios e streamings. `site:write`: Páginas e posts. `push:read`: Webhooks, entregas e simulações da conta. `push:manage`: Criar, mudar, testar e remover webhooks, ler o segredo deles, reenviar entregas, fazer simulações. `calendars:read`: As assinaturas de calendário da conta. `calendars:manage`: Assinar calendários e encerrar assinaturas. `follows:read`: A lista de times, pessoas, campeonatos e jogos da conta. `follows:manage`: Pôr na lista, tirar dela e mudar a ordem. `imports:read`: Fontes, conexões, planilhas, execuções e filas de revisão. `imports:manage`: Enviar arquivos, importar, configurar fontes e conexões, decidir as filas de revisão. `keys:read`: As chaves da conta, sem os segredos. `keys:manage`: Criar chaves, mudá-las e trocar o segredo delas, até o que esta pode; revogar qualquer chave da conta. `usage:read`: As chamadas da conta por dia e o registro delas. */
      scopes?: Array<'read' | 'write' | 'matches:read' | 'competitions:read' | 'teams:read' | 'people:read' | 'stadiums:read' | 'streamings:read' | 'search:read' | 'changes:read' | 'site:read' | 'live' | 'records:write' | 'site:write' | 'push:read' | 'push:manage' | 'calendars:read' | 'calendars:manage' | 'follows:read' | 'follows:manage' | 'imports:read' | 'imports:manage' | 'keys:read' | 'keys:manage' | 'usage:read'>
      /** Data e hora em ISO 8601, UTC. */
      expiresAt?: string | null
      limits?: {
        perMinute?: number | null
        perDay?: number | null
      }
      /** De onde uma chave de navegador pode chamar: `https://exemplo.com.br`. */
      origins?: string[]
      /** De quais IPs ou redes uma chave de servidor pode chamar: `203.0.113.7`, `2001:db8::/32`. */
      addresses?: string[]
    }
    answer: Item<ApiKey>
  }
  /** Trocar o segredo de uma chave. A chave continua a mesma, com o seu histórico. O segredo anterior vale ainda por `overlapHours` horas. */
  'POST /api/v1/chaves/{id}/rotacionar': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      overlapHours: number
    }
    answer: Item<{
      key: ApiKey
      /** Aparece só nesta resposta: guarde-o agora. */
      secret: string
    }>
  }
  /** Revogar uma chave. Vale na hora, em todos os processos: quando esta chamada responde, a chave não entra mais. */
  'DELETE /api/v1/chaves/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: undefined
  }
  /** Pôr na minha ordem o que acompanho. A ordem em que o painel, `/jogos` e a lista mostram. O que não estiver em `order` fica depois, na ordem em que já estava; o que não é acompanhado é ignorado. */
  'PUT /api/v1/acompanhamentos': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      order: Array<{
        /** O que é: `team` um time, `person` um jogador ou técnico, `competition` um campeonato, `match` um jogo. */
        kind: 'team' | 'person' | 'competition' | 'match'
        id: string
      }>
    }
    answer: undefined
  }
  /** Acompanhar um time, um jogador, um campeonato ou um jogo. De um time e de um campeonato vêm todos os jogos; de um jogador ou técnico, as notificações do que ele faz em campo e, no painel, em `/jogos` e no calendário, os jogos do time em que está. Entra no fim da lista. Até 200 por conta; os jogos que já acabaram há um mês saem sozinhos. */
  'PUT /api/v1/acompanhamentos/{tipo}/{id}': {
    params: {
      tipo: 'times' | 'jogadores' | 'campeonatos' | 'jogos'
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: undefined
  }
  /** Deixar de acompanhar */
  'DELETE /api/v1/acompanhamentos/{tipo}/{id}': {
    params: {
      tipo: 'times' | 'jogadores' | 'campeonatos' | 'jogos'
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: undefined
  }
  /** Acompanhar um jogo. O mesmo que `PUT /acompanhamentos/jogos/{id}`. */
  'PUT /api/v1/acompanhados/{idjogo}': {
    params: {
      idjogo: string
    }
    query: Record<never, never>
    body: undefined
    answer: undefined
  }
  /** Deixar de acompanhar um jogo. O mesmo que `DELETE /acompanhamentos/jogos/{id}`. */
  'DELETE /api/v1/acompanhados/{idjogo}': {
    params: {
      idjogo: string
    }
    query: Record<never, never>
    body: undefined
    answer: undefined
  }
  /** Assinar um calendário de jogos. O endereço funciona em qualquer aplicativo de calendário e se atualiza sozinho: dos últimos 60 dias em diante. Quem já assina recebe o mesmo endereço. Até 50 por conta. */
  'POST /api/v1/calendarios': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      /** `favourites`: os jogos do time do coração e os de tudo o que acompanho. */
      kind: 'team' | 'competition' | 'streaming' | 'favourites'
      id?: string
    }
    answer: Item<CalendarSubscription>
  }
  /** Revogar um calendário. O endereço deixa de funcionar na hora. Assinar de novo dá outro. */
  'DELETE /api/v1/calendarios/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: undefined
  }
  /** Criar um webhook. Chamamos este endereço a cada acontecimento escolhido, pelas regras de Standard Webhooks: assinado, na ordem de cada jogo e de novo até ser aceito (dez tentativas em cerca de 76 horas). Até 20 por conta. O segredo está em `…/segredo`. */
  'POST /api/v1/webhooks': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      name: string
      /** Deve ser https e da internet, a não ser que o servidor tenha `ALLOW_PRIVATE_WEBHOOKS=1`. */
      url: string
      /** O que ele recebe. Vazio: tudo o que acontece em jogos, tabelas e transferências, mas não `record.*`, que uma importação escreve aos milhares: estes só para quem os escolhe. */
      types?: Array<'match.started' | 'match.goal' | 'match.penalty_missed' | 'match.card' | 'match.substitution' | 'match.var' | 'match.period' | 'match.shootout' | 'match.finished' | 'match.corrected' | 'match.retracted' | 'match.postponed' | 'match.rescheduled' | 'match.lineup' | 'match.updated' | 'table.changed' | 'transfer.created' | 'record.created' | 'record.updated' | 'record.deleted'>
      /** Só os jogos destes campeonatos, por id. Vazio: de todos. */
      competitions?: string[]
      /** Só os jogos destes times, por id. Vazio: de todos. */
      teams?: string[]
      /** Cabeçalhos seus, que vão em cada entrega: `{"Authorization": "Bearer …"}`. Até 10; os valores ficam cifrados e não são mostrados de novo. Nulo tira um; os que não vêm ficam como estão. Os do próprio envio, como `Host`, `Content-Length` e `webhook-*`, são recusados. */
      headers?: Record<string, string | null>
    }
    answer: Item<Webhook>
  }
  /** Mudar, pausar ou retomar um webhook. Só muda o que vem. Pausado, guarda os acontecimentos e os entrega quando é retomado; retomado, tenta logo o que espera. Um endereço em outro servidor tira os cabeçalhos de antes: mande-os de novo na mesma chamada. */
  'PATCH /api/v1/webhooks/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      name?: string
      /** Deve ser https e da internet, a não ser que o servidor tenha `ALLOW_PRIVATE_WEBHOOKS=1`. */
      url?: string
      /** O que ele recebe. Vazio: tudo o que acontece em jogos, tabelas e transferências, mas não `record.*`, que uma importação escreve aos milhares: estes só para quem os escolhe. */
      types?: Array<'match.started' | 'match.goal' | 'match.penalty_missed' | 'match.card' | 'match.substitution' | 'match.var' | 'match.period' | 'match.shootout' | 'match.finished' | 'match.corrected' | 'match.retracted' | 'match.postponed' | 'match.rescheduled' | 'match.lineup' | 'match.updated' | 'table.changed' | 'transfer.created' | 'record.created' | 'record.updated' | 'record.deleted'>
      /** Só os jogos destes campeonatos, por id. Vazio: de todos. */
      competitions?: string[]
      /** Só os jogos destes times, por id. Vazio: de todos. */
      teams?: string[]
      /** Cabeçalhos seus, que vão em cada entrega: `{"Authorization": "Bearer …"}`. Até 10; os valores ficam cifrados e não são mostrados de novo. Nulo tira um; os que não vêm ficam como estão. Os do próprio envio, como `Host`, `Content-Length` e `webhook-*`, são recusados. */
      headers?: Record<string, string | null>
      state?: 'active' | 'paused'
    }
    answer: Item<Webhook>
  }
  /** Excluir um webhook e as suas entregas */
  'DELETE /api/v1/webhooks/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: undefined
  }
  /** Trocar o segredo de um webhook. Por `overlapHours` horas cada entrega leva duas assinaturas, a do segredo novo e a do anterior, para trocar sem perder nenhuma. */
  'POST /api/v1/webhooks/{id}/segredo/girar': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      overlapHours: number
    }
    answer: Item<WebhookSecret>
  }
  /** Enviar um acontecimento de teste a um webhook. Vai só a este webhook, com `test: true`, também se está pausado ou desativado; uma tentativa só, e o resultado está em `/api/v1/entregas/{id}`. */
  'POST /api/v1/webhooks/{id}/teste': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Delivery>
  }
  /** Reenviar tudo o que falhou desde uma hora. Na ordem de antes, com o mesmo `webhook-id` e com dez tentativas novas. */
  'POST /api/v1/webhooks/{id}/reenviar': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      /** Data e hora em ISO 8601, UTC. */
      desde: string
    }
    answer: Item<{
      /** Quantas entregas voltaram à fila. */
      count: number
    }>
  }
  /** Repetir as entregas de um período. Volta à fila o que este webhook já recebeu, ou não aceitou, entre duas horas: na ordem de antes, com o mesmo `webhook-id` e o mesmo corpo, para quem perdeu o que tinha guardado. Quem confere o `webhook-id` não trata nada duas vezes. O que já espera na fila não entra de novo, e por isso repetir a chamada não repete a entrega. Até 10.000 de uma vez; com `dryRun` só conta. */
  'POST /api/v1/webhooks/{id}/repetir': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      /** Desde quando, pela hora do acontecimento na fila. */
      from: string
      /** Até quando, esta hora incluída. */
      to: string
      /** Só estes tipos. Vazio: todos. */
      types?: Array<'match.started' | 'match.goal' | 'match.penalty_missed' | 'match.card' | 'match.substitution' | 'match.var' | 'match.period' | 'match.shootout' | 'match.finished' | 'match.corrected' | 'match.retracted' | 'match.postponed' | 'match.rescheduled' | 'match.lineup' | 'match.updated' | 'table.changed' | 'transfer.created' | 'record.created' | 'record.updated' | 'record.deleted'>
      /** Só as que terminaram assim. Sem ele: as duas. */
      states?: Array<'delivered' | 'failed'>
      /** Só conta, sem repetir nada. */
      dryRun?: boolean
    }
    answer: Item<{
      /** Quantas entregas voltaram à fila; com `dryRun`, quantas voltariam. */
      count: number
      /** Se só foram contadas. */
      dryRun: boolean
    }>
  }
  /** Reenviar uma entrega. Com o mesmo `webhook-id` e o mesmo corpo, e com dez tentativas novas. */
  'POST /api/v1/entregas/{id}/reenviar': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Delivery>
  }
  /** Repetir um jogo encerrado, como se fosse agora. Os eventos do jogo chegam só aos meus fluxos (`/ao-vivo` e `…/jogos/{idjogo}/aovivo`) e aos meus webhooks, com `test: true` e um `id` que começa com `sim_` e não conta para `Last-Event-ID`. Uma simulação por conta de cada vez; ela continua depois de um reinício do serviço. */
  'POST /api/v1/simulacoes': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      /** O id de um jogo encerrado. */
      match: string
      /** Quantas vezes mais rápido que o jogo: de 1 a 60. A ×60, um jogo inteiro passa em cerca de dois minutos. */
      speed: number
      webhooks?: boolean
    }
    answer: Item<Simulation>
  }
  /** Parar uma simulação minha. O que já foi contado não volta atrás. Parar de novo não muda nada. */
  'POST /api/v1/simulacoes/{id}/parar': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Simulation>
  }
  /** Cadastrar um time. O id é feito do nome e não muda mais. Responde o registro inteiro. */
  'POST /api/v1/times': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      nickname?: string | null
      kind: 'club' | 'national'
      gender: 'men' | 'women'
      ageLevel: 'senior' | 'u23' | 'u21' | 'u20' | 'u19' | 'u17' | 'u15'
      country?: string | null
      state?: string | null
      city?: string | null
      founded?: number | null
      dissolved?: number | null
      colours?: string[]
      crest?: string | null
      stadium?: string | null
      confederation?: string | null
      site?: string | null
      socials?: Record<string, string>
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: TeamPage | null
    }>
  }
  /** Mudar um time. Responde o registro inteiro. Com `If-Match` e o ETag da leitura, ou `"<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com os valores de agora, e nada se perde. */
  'PATCH /api/v1/times/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name?: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      nickname?: string | null
      kind?: 'club' | 'national'
      gender?: 'men' | 'women'
      ageLevel?: 'senior' | 'u23' | 'u21' | 'u20' | 'u19' | 'u17' | 'u15'
      country?: string | null
      state?: string | null
      city?: string | null
      founded?: number | null
      dissolved?: number | null
      colours?: string[]
      crest?: string | null
      stadium?: string | null
      confederation?: string | null
      site?: string | null
      socials?: Record<string, string>
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: TeamPage | null
    }>
  }
  /** Excluir um time. Recusado com o motivo enquanto houver o que dependa dele. Pode ser desfeito no histórico. */
  'DELETE /api/v1/times/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Saved>
  }
  /** Cadastrar um jogador. O id é feito do nome e não muda mais. Responde o registro inteiro. */
  'POST /api/v1/jogadores': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      gender?: 'men' | 'women' | null
      birthDate?: string | null
      birthPlace?: string | null
      nationalities?: string[]
      positions?: Array<'goalkeeper' | 'defender' | 'midfielder' | 'forward'>
      foot?: 'left' | 'right' | 'both' | null
      /** Em centímetros. */
      heightCm?: number | null
      photo?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: PlayerPage | null
    }>
  }
  /** Mudar um jogador. Responde o registro inteiro. Com `If-Match` e o ETag da leitura, ou `"<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com os valores de agora, e nada se perde. */
  'PATCH /api/v1/jogadores/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name?: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      gender?: 'men' | 'women' | null
      birthDate?: string | null
      birthPlace?: string | null
      nationalities?: string[]
      positions?: Array<'goalkeeper' | 'defender' | 'midfielder' | 'forward'>
      foot?: 'left' | 'right' | 'both' | null
      /** Em centímetros. */
      heightCm?: number | null
      photo?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: PlayerPage | null
    }>
  }
  /** Excluir um jogador. Recusado com o motivo enquanto houver o que dependa dele. Pode ser desfeito no histórico. */
  'DELETE /api/v1/jogadores/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Saved>
  }
  /** Cadastrar um técnico. O id é feito do nome e não muda mais. Responde o registro inteiro. */
  'POST /api/v1/tecnicos': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      gender?: 'men' | 'women' | null
      birthDate?: string | null
      birthPlace?: string | null
      nationalities?: string[]
      positions?: Array<'goalkeeper' | 'defender' | 'midfielder' | 'forward'>
      foot?: 'left' | 'right' | 'both' | null
      /** Em centímetros. */
      heightCm?: number | null
      photo?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: CoachPage | null
    }>
  }
  /** Mudar um técnico. Responde o registro inteiro. Com `If-Match` e o ETag da leitura, ou `"<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com os valores de agora, e nada se perde. */
  'PATCH /api/v1/tecnicos/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name?: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      gender?: 'men' | 'women' | null
      birthDate?: string | null
      birthPlace?: string | null
      nationalities?: string[]
      positions?: Array<'goalkeeper' | 'defender' | 'midfielder' | 'forward'>
      foot?: 'left' | 'right' | 'both' | null
      /** Em centímetros. */
      heightCm?: number | null
      photo?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: CoachPage | null
    }>
  }
  /** Excluir um técnico. Recusado com o motivo enquanto houver o que dependa dele. Pode ser desfeito no histórico. */
  'DELETE /api/v1/tecnicos/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Saved>
  }
  /** Cadastrar uma pessoa da arbitragem. O id é feito do nome e não muda mais. Responde o registro inteiro. */
  'POST /api/v1/arbitros': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      gender?: 'men' | 'women' | null
      birthDate?: string | null
      birthPlace?: string | null
      nationalities?: string[]
      positions?: Array<'goalkeeper' | 'defender' | 'midfielder' | 'forward'>
      foot?: 'left' | 'right' | 'both' | null
      /** Em centímetros. */
      heightCm?: number | null
      photo?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: RecordForm | null
    }>
  }
  /** Mudar uma pessoa da arbitragem. Responde o registro inteiro. Com `If-Match` e o ETag da leitura, ou `"<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com os valores de agora, e nada se perde. */
  'PATCH /api/v1/arbitros/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name?: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      gender?: 'men' | 'women' | null
      birthDate?: string | null
      birthPlace?: string | null
      nationalities?: string[]
      positions?: Array<'goalkeeper' | 'defender' | 'midfielder' | 'forward'>
      foot?: 'left' | 'right' | 'both' | null
      /** Em centímetros. */
      heightCm?: number | null
      photo?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: RecordForm | null
    }>
  }
  /** Excluir uma pessoa da arbitragem. Recusado com o motivo enquanto houver o que dependa dele. Pode ser desfeito no histórico. */
  'DELETE /api/v1/arbitros/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Saved>
  }
  /** Cadastrar um estádio. O id é feito do nome e não muda mais. Responde o registro inteiro. */
  'POST /api/v1/estadios': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      country?: string | null
      state?: string | null
      city?: string | null
      capacity?: number | null
      opened?: number | null
      surface?: 'grass' | 'artificial' | 'hybrid' | null
      /** Em graus; junto com a longitude. */
      latitude?: number | null
      longitude?: number | null
      recordAttendance?: number | null
      photo?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: StadiumPage | null
    }>
  }
  /** Mudar um estádio. Responde o registro inteiro. Com `If-Match` e o ETag da leitura, ou `"<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com os valores de agora, e nada se perde. */
  'PATCH /api/v1/estadios/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name?: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      country?: string | null
      state?: string | null
      city?: string | null
      capacity?: number | null
      opened?: number | null
      surface?: 'grass' | 'artificial' | 'hybrid' | null
      /** Em graus; junto com a longitude. */
      latitude?: number | null
      longitude?: number | null
      recordAttendance?: number | null
      photo?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: StadiumPage | null
    }>
  }
  /** Excluir um estádio. Recusado com o motivo enquanto houver o que dependa dele. Pode ser desfeito no histórico. */
  'DELETE /api/v1/estadios/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Saved>
  }
  /** Cadastrar uma confederação. O id é feito do nome e não muda mais. Responde o registro inteiro. */
  'POST /api/v1/confederacoes': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      /** A confederação acima dela. */
      parent?: string | null
      country?: string | null
      state?: string | null
      founded?: number | null
      site?: string | null
      crest?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: ConfederationPage | null
    }>
  }
  /** Mudar uma confederação. Responde o registro inteiro. Com `If-Match` e o ETag da leitura, ou `"<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com os valores de agora, e nada se perde. */
  'PATCH /api/v1/confederacoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name?: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      /** A confederação acima dela. */
      parent?: string | null
      country?: string | null
      state?: string | null
      founded?: number | null
      site?: string | null
      crest?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: ConfederationPage | null
    }>
  }
  /** Excluir uma confederação. Recusado com o motivo enquanto houver o que dependa dele. Pode ser desfeito no histórico. */
  'DELETE /api/v1/confederacoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Saved>
  }
  /** Cadastrar um campeonato. O id é feito do nome e não muda mais. Responde o registro inteiro. */
  'POST /api/v1/campeonatos': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      /** Curto e único, como bra_a: começa o id de cada jogo. Não muda depois. */
      code: string
      kind: 'league' | 'cup' | 'friendly'
      participants: 'club' | 'national'
      gender: 'men' | 'women'
      country?: string | null
      state?: string | null
      confederation?: string | null
      crest?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: CompetitionPage | null
    }>
  }
  /** Mudar um campeonato. Responde o registro inteiro. Com `If-Match` e o ETag da leitura, ou `"<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com os valores de agora, e nada se perde. */
  'PATCH /api/v1/campeonatos/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name?: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      kind?: 'league' | 'cup' | 'friendly'
      participants?: 'club' | 'national'
      gender?: 'men' | 'women'
      country?: string | null
      state?: string | null
      confederation?: string | null
      crest?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: CompetitionPage | null
    }>
  }
  /** Excluir um campeonato. Recusado com o motivo enquanto houver o que dependa dele. Pode ser desfeito no histórico. */
  'DELETE /api/v1/campeonatos/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Saved>
  }
  /** Cadastrar uma edição. O id é feito do nome e não muda mais. Responde o registro inteiro. */
  'POST /api/v1/edicoes': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      competition: string
      /** Como em 2026 ou 2026-27. Não muda depois. */
      name: string
      starts?: string | null
      ends?: string | null
      hosts?: string[]
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: RecordForm | null
    }>
  }
  /** Mudar uma edição. Responde o registro inteiro. Com `If-Match` e o ETag da leitura, ou `"<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com os valores de agora, e nada se perde. */
  'PATCH /api/v1/edicoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      starts?: string | null
      ends?: string | null
      hosts?: string[]
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: RecordForm | null
    }>
  }
  /** Excluir uma edição. Recusado com o motivo enquanto houver o que dependa dele. Pode ser desfeito no histórico. */
  'DELETE /api/v1/edicoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Saved>
  }
  /** Cadastrar um streaming. O id é feito do nome e não muda mais. Responde o registro inteiro. */
  'POST /api/v1/streamings': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      kind: 'streaming' | 'open-tv' | 'pay-tv' | 'pay-per-view' | 'radio'
      site?: string | null
      /** Assistir não custa nada. */
      free?: boolean
      country?: string | null
      logo?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: StreamingPage | null
    }>
  }
  /** Mudar um streaming. Responde o registro inteiro. Com `If-Match` e o ETag da leitura, ou `"<version>"`, uma mudança feita por outra pessoa depois disso dá 412 com os valores de agora, e nada se perde. */
  'PATCH /api/v1/streamings/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      /** O nome popular, em português. */
      name?: string
      officialName?: string | null
      shortName?: string | null
      acronym?: string | null
      kind?: 'streaming' | 'open-tv' | 'pay-tv' | 'pay-per-view' | 'radio'
      site?: string | null
      /** Assistir não custa nada. */
      free?: boolean
      country?: string | null
      logo?: string | null
    }
    answer: Item<{
      id: string
      name: string
      version: number
      /** A mudança no histórico; nula quando nada mudou. */
      edit: string | null
      /** O que foi gravado e parece improvável, com o motivo; ausente quando nada parece. */
      warnings?: string[]
      record: StreamingPage | null
    }>
  }
  /** Excluir um streaming. Recusado com o motivo enquanto houver o que dependa dele. Pode ser desfeito no histórico. */
  'DELETE /api/v1/streamings/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Saved>
  }
  /** Cadastrar uma passagem por um time */
  'POST /api/v1/passagens': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      person: string
      team: string
      role: 'player' | 'coach'
      starts?: string | null
      /** Vazio: ainda está no time. */
      ends?: string | null
      number?: number | null
      loan?: boolean
      contractUntil?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Mudar uma passagem por um time */
  'PATCH /api/v1/passagens/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      person?: string
      team?: string
      role?: 'player' | 'coach'
      starts?: string | null
      /** Vazio: ainda está no time. */
      ends?: string | null
      number?: number | null
      loan?: boolean
      contractUntil?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Excluir uma passagem por um time */
  'DELETE /api/v1/passagens/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<SavedPart>
  }
  /** Cadastrar uma transferência */
  'POST /api/v1/transferencias': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      person: string
      /** Vazio: de fora do que se conhece. */
      from?: string | null
      to?: string | null
      kind: 'transfer' | 'loan' | 'loanReturn' | 'free' | 'retirement'
      day?: string | null
      fee?: number | null
      currency?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Mudar uma transferência */
  'PATCH /api/v1/transferencias/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      person?: string
      /** Vazio: de fora do que se conhece. */
      from?: string | null
      to?: string | null
      kind?: 'transfer' | 'loan' | 'loanReturn' | 'free' | 'retirement'
      day?: string | null
      fee?: number | null
      currency?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Excluir uma transferência */
  'DELETE /api/v1/transferencias/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<SavedPart>
  }
  /** Cadastrar um título */
  'POST /api/v1/titulos': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      edition: string
      champion: string
      runnerUp?: string | null
      finalScore?: string | null
      topScorer?: string | null
      topScorerGoals?: number | null
      coach?: string | null
      note?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Mudar um título */
  'PATCH /api/v1/titulos/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      edition?: string
      champion?: string
      runnerUp?: string | null
      finalScore?: string | null
      topScorer?: string | null
      topScorerGoals?: number | null
      coach?: string | null
      note?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Excluir um título */
  'DELETE /api/v1/titulos/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<SavedPart>
  }
  /** Cadastrar um direito de transmissão */
  'POST /api/v1/direitos': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      edition: string
      streaming: string
      /** Vazio: a edição inteira. */
      home?: string | null
      starts?: string | null
      ends?: string | null
      note?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Mudar um direito de transmissão */
  'PATCH /api/v1/direitos/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      edition?: string
      streaming?: string
      /** Vazio: a edição inteira. */
      home?: string | null
      starts?: string | null
      ends?: string | null
      note?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Excluir um direito de transmissão */
  'DELETE /api/v1/direitos/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<SavedPart>
  }
  /** Cadastrar uma suspensão */
  'POST /api/v1/suspensoes': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      person: string
      team?: string | null
      edition?: string | null
      reason: string
      matches?: number | null
      starts?: string | null
      /** O número de jogos ou a data: um dos dois é preciso. */
      ends?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Mudar uma suspensão */
  'PATCH /api/v1/suspensoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      person?: string
      team?: string | null
      edition?: string | null
      reason?: string
      matches?: number | null
      starts?: string | null
      /** O número de jogos ou a data: um dos dois é preciso. */
      ends?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Excluir uma suspensão */
  'DELETE /api/v1/suspensoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<SavedPart>
  }
  /** Cadastrar um desfalque */
  'POST /api/v1/desfalques': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      person: string
      team?: string | null
      kind: 'injury' | 'illness' | 'national-team' | 'other'
      reason?: string | null
      starts?: string | null
      ends?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Mudar um desfalque */
  'PATCH /api/v1/desfalques/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      person?: string
      team?: string | null
      kind?: 'injury' | 'illness' | 'national-team' | 'other'
      reason?: string | null
      starts?: string | null
      ends?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Excluir um desfalque */
  'DELETE /api/v1/desfalques/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<SavedPart>
  }
  /** Cadastrar uma perda de pontos */
  'POST /api/v1/punicoes': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      phase: string
      team: string
      points: number
      reason: string
      /** Vazio: desde o começo. */
      day?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Mudar uma perda de pontos */
  'PATCH /api/v1/punicoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      team?: string
      points?: number
      reason?: string
      /** Vazio: desde o começo. */
      day?: string | null
    }
    answer: Item<SavedPart>
  }
  /** Excluir uma perda de pontos */
  'DELETE /api/v1/punicoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<SavedPart>
  }
  /** Juntar ou tirar nomes de um registro, e rivais de um time. Diz só o que entra (`add`) e o que sai (`remove`): o que outra pessoa mudou ao mesmo tempo fica. Um nome antigo que já existe tem os anos trocados. */
  'PATCH /api/v1/nomes/{kind}/{id}': {
    params: {
      kind: 'team' | 'person' | 'stadium' | 'confederation' | 'competition' | 'streaming'
      id: string
    }
    query: Record<never, never>
    body: {
      add?: {
        aliases?: string[]
        formerNames?: Array<{
          name: string
          from: number | null
          to: number | null
        }>
        rivals?: string[]
      }
      remove?: {
        aliases?: string[]
        formerNames?: string[]
        rivals?: string[]
      }
    }
    answer: Item<{
      /** Outros nomes por que a busca e as importações reconhecem o registro. */
      aliases: string[]
      /** Só de um estádio: como se chamava, e quando. */
      formerNames: Array<{
        name: string
        from: number | null
        to: number | null
      }>
      /** Só de um time. */
      rivals: Array<{
        id: string
        name: string
      }>
      /** A mudança no histórico, para desfazer; nula quando nada mudou. */
      edit: string | null
    }>
  }
  /** Mudar os mesmos campos de muitos registros, excluí-los, ou pôr pessoas em um elenco. Com `dryRun` mostra o que mudaria em cada um, e o que seria recusado. De verdade é tudo ou nada: se um registro não pode mudar assim, nenhum muda, e `errors` diz quais são, como `ids.2`, e por quê. Pode ser desfeito de uma vez no histórico. */
  'POST /api/v1/lotes': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      kind: 'team' | 'person' | 'stadium' | 'confederation' | 'competition' | 'edition' | 'streaming'
      ids: string[]
      /** Os campos do registro, como em `PATCH`. */
      values?: Record<string, unknown>
      /** Em vez de `values`: exclui os registros. Um de que outros dependem é recusado. */
      remove?: boolean
      /** Em vez de `values`, com `kind: person`: inscreve as pessoas no elenco do time na edição. */
      squad?: {
        edition: string
        team: string
        /** Jogador, se não for dito, ou técnico. */
        role?: 'player' | 'coach'
      }
      dryRun?: boolean
    }
    answer: Item<BulkOutcome>
  }
  /** Conferir uma planilha sem gravar. Faz tudo e desfaz: as contas e os erros são os da gravação. O que não é certo é um erro da linha, nunca um palpite. */
  'POST /api/v1/planilhas/{id}/conferir': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: SpreadsheetOrder
    answer: Item<Spreadsheet>
  }
  /** Gravar uma planilha. Corre em segundo plano: acompanhe em `GET /planilhas/{id}`. Com um erro nada é gravado, a não ser com `onlyGood`, que deixa de fora as linhas erradas. Pode ser desfeita de uma vez no histórico. */
  'POST /api/v1/planilhas/{id}/gravar': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      kind: 'team' | 'player' | 'coach' | 'stadium' | 'confederation' | 'competition' | 'edition' | 'streaming' | 'spell' | 'transfer' | 'title' | 'match' | 'event' | 'lineup'
      /** De cada coluna o campo que ela diz, `id`, ou nulo para deixá-la de lado. */
      mapping: Record<string, string | null>
      /** Como cada linha acha o registro que já existe: pelo id, ou pelo nome exato (ou outro nome conhecido). Edições, passagens, transferências, títulos e jogos não têm nome: com `name` valem os campos que os distinguem; de um jogo, a edição, os dois times e a rodada, ou sem ela a data; de um lance, além do jogo, o time, o tipo, o minuto e o jogador; uma escalação é a de um time num jogo. */
      matchBy: 'id' | 'name'
      /** Cria o que não existe; sem isso é um erro da linha. */
      create: boolean
      /** Célula vazia apaga o valor; sem isso ela não diz nada. */
      clear?: boolean
      /** Só de jogos, lances e escalações: o id da edição das linhas que não a dizem. */
      edition?: string
      /** As respostas às perguntas de `GET /planilhas/{id}/perguntas`: de cada linha, pelo número, o id do registro que ela é, ou nulo se é um novo. Onde a pergunta é sobre um campo, `12.player`: o id de quem a linha 12 quer dizer. */
      choices?: Record<string, string | null>
      onlyGood?: boolean
    }
    answer: Item<Spreadsheet>
  }
  /** Editar os dados do site. O que havia antes fica no histórico (`/api/v1/historico?registro=website:true`), de onde pode voltar. */
  'PATCH /api/v1/website': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      contact?: {
        email: string
        phone: string
        address: string
        social: Array<{
          label: string
          url: string
        }>
      }
      adsense?: {
        publisher: string
        /** Um bloco por lugar: página inicial, páginas institucionais, ajuda e contato. */
        slots: string[]
      }
      category?: Category[]
      blog?: {
        title: string
        description: string
        address: '' | string
      }
    }
    answer: Item<{
      website: Website
      blog: Blog
    }>
  }
  /** Editar uma página institucional. A versão anterior fica no histórico (`/api/v1/historico?registro=websitePage:…`), de onde pode voltar. */
  'PATCH /api/v1/website/paginas/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      title?: string
      body?: string
    }
    answer: Item<WebsitePage>
  }
  /** Criar uma página institucional. Ela fica em `/institucional/{id}`, com `id` escolhido aqui uma vez. Há no máximo 20 páginas. */
  'POST /api/v1/website/paginas': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      id: string
      title: string
      body: string
    }
    answer: Item<WebsitePage>
  }
  /** Apagar uma página institucional. Os termos, a privacidade e o “sobre” ficam sempre. As outras ficam no histórico, de onde podem voltar. */
  'DELETE /api/v1/website/paginas/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: undefined
  }
  /** Escrever um post. Sem `publishAt`, ele é publicado já. Imagens vêm de `/api/v1/uploads`, como `![descrição](/imagens/…)`. */
  'POST /api/v1/website/posts': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      title: string
      body: string
      category: string | null
      /** `now` publica já, uma data publica quando ela chegar, nulo faz do post um rascunho. */
      publishAt?: 'now' | string | null
    }
    answer: Item<WrittenPost>
  }
  /** Editar um post. A versão anterior fica no histórico (`/api/v1/historico?registro=post:…`), de onde pode voltar. */
  'PATCH /api/v1/website/posts/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      title?: string
      body?: string
      category?: string | null
      /** `now` publica já, uma data publica quando ela chegar, nulo faz do post um rascunho. */
      publishAt?: 'now' | string | null
    }
    answer: Item<WrittenPost>
  }
  /** Apagar um post. O post fica no histórico (`/api/v1/historico?registro=post:…`), de onde pode voltar. */
  'DELETE /api/v1/website/posts/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: undefined
  }
  /** Mudar o quanto uma fonte vale. Muda na hora o que está à mostra onde as fontes divergem, e vale nas próximas importações; o que foi posto à mão fica. Lances, escalações e arbitragem trocam de fonte na próxima importação dela. `fieldTrust` troca a lista inteira. */
  'PATCH /api/v1/fontes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      trust?: number
      fieldTrust?: Record<string, number>
    }
    answer: Item<Dataset>
  }
  /** Conectar uma fonte. Uma do catálogo (`entry`), ou um conjunto em outro endereço (`dataset` e `address`). A primeira verificação é logo em seguida; o que ela traz é uma importação como as outras, e pode ser desfeita inteira. */
  'POST /api/v1/conexoes': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      entry?: string
      dataset?: string
      address?: string
      title?: string
      /** De quantos em quantos minutos é verificada; a hora exata varia um pouco. */
      everyMinutes?: number
      /** A chave do provedor. Fica selada no banco, não aparece em resposta nem em registro nenhum. */
      key?: string
      /** Os campeonatos que são pedidos, pelo código do provedor. */
      competitions?: string[]
    }
    answer: Item<Connection>
  }
  /** Mudar, pausar ou retomar uma conexão. Só muda o que vem. Retomada, é verificada logo. */
  'PATCH /api/v1/conexoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      title?: string
      /** De quantos em quantos minutos é verificada; a hora exata varia um pouco. */
      everyMinutes?: number
      paused?: boolean
      /** Os campeonatos que são pedidos, pelo código do provedor. */
      competitions?: string[]
    }
    answer: Item<Connection>
  }
  /** Desconectar uma fonte. O que ela trouxe fica; as importações dela continuam no histórico. */
  'DELETE /api/v1/conexoes/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: undefined
  }
  /** Verificar agora se a fonte mudou. O que não mudou custa uma ida e volta e não faz importação nenhuma. */
  'POST /api/v1/conexoes/{id}/verificar': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Connection>
  }
  /** Parar a verificação ou a importação em andamento. Nada dela fica gravado. A próxima vem na hora marcada. */
  'POST /api/v1/conexoes/{id}/parar': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Connection>
  }
  /** Pôr ou trocar a chave de uma conexão */
  'PUT /api/v1/conexoes/{id}/chave': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      /** A chave do provedor. Fica selada no banco, não aparece em resposta nem em registro nenhum. */
      key: string
    }
    answer: Item<Connection>
  }
  /** Tirar a chave de uma conexão. Sem chave ela não é verificada; o que trouxe fica. */
  'DELETE /api/v1/conexoes/{id}/chave': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<Connection>
  }
  /** Testar a chave: o que o plano dela permite */
  'POST /api/v1/conexoes/{id}/chave/testar': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<{
      /** Data e hora em ISO 8601, UTC. */
      at: string
      /** A chave vale. */
      ok: boolean
      /** O que o plano permite, ou por que a chave não vale. */
      words: string
      /** Os campeonatos que o plano cobre; nulo onde o provedor não diz. */
      covered: string[] | null
    }>
  }
  /** Importar, ou simular. De um arquivo enviado (`file`), de um endereço http(s) (`address`) ou do arquivo de outra importação (`run`). Corre em segundo plano: acompanhe em `GET /importacoes/{id}`. Com `dryRun` faz tudo e desfaz: o relatório é o da importação de verdade. */
  'POST /api/v1/importacoes': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      dataset: string
      file?: string
      address?: string
      run?: string
      dryRun?: boolean
    }
    answer: Item<ImportRun>
  }
  /** Cancelar uma importação em andamento. Nada dela fica gravado. Uma que já terminou fica como está. */
  'POST /api/v1/importacoes/{id}/cancelar': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: undefined
    answer: Item<ImportRun>
  }
  /** Dizer de quem é um nome. Um registro (`record`), ou outro que ainda não existe (`create`). Fica lembrado: as próximas importações já acertam. Com `dismiss`, o nome é deixado de lado sem dono, ou (`false`) volta à lista. */
  'POST /api/v1/nomes-incertos/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      record?: string
      create?: true
      dismiss?: boolean
    }
    answer: Item<{
      edit: string | null
      decided: number
    }>
  }
  /** Dizer se dois registros são o mesmo. Juntados, o endereço antigo leva ao que fica (`kept`), e a mudança pode ser desfeita no histórico. Separados, nenhuma importação os junta nem pergunta de novo. */
  'POST /api/v1/duplicados/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      /** `joined`: são o mesmo. `apart`: não são, para sempre. `open`: perguntar de novo. */
      decision: 'joined' | 'apart' | 'open'
      kept?: string
    }
    answer: Item<{
      edit: string | null
      decided: number
    }>
  }
  /** Decidir vários pares de uma vez. Até 100 pares, numa só mudança do histórico. Um par que não pode ser juntado fica aberto e é contado. */
  'POST /api/v1/duplicados': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      ids: string[]
      decision: 'joined' | 'apart'
    }
    answer: Item<{
      edit: string | null
      decided: number
      refused: Array<{
        id: string
        reason: string
      }>
    }>
  }
  /** Dizer que um alerta foi visto, ou abri-lo de novo */
  'POST /api/v1/alertas-de-dados/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      decision: 'dismissed' | 'open'
    }
    answer: Item<Alert>
  }
  /** Deixar um jogo entrar, descartá-lo, ou deixá-lo esperar de novo */
  'POST /api/v1/jogos-a-espera/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      decision: 'open' | 'admitted' | 'discarded'
    }
    answer: Item<{
      edit: string | null
      decided: number
    }>
  }
  /** Deixar os inscritos entrar no elenco, descartá-los, ou deixá-los esperar de novo */
  'POST /api/v1/elencos-a-espera/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      decision: 'open' | 'admitted' | 'discarded'
    }
    answer: Item<{
      edit: string | null
      decided: number
    }>
  }
  /** Dizer qual é um campeonato novo. É o mesmo que outro (`record`): temporadas, jogos e nomes passam para ele, e o endereço antigo leva ao novo. Ou é mesmo novo (`confirm`). As duas coisas podem ser desfeitas no histórico. */
  'POST /api/v1/campeonatos-novos/{id}': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      record?: string
      confirm?: true
    }
    answer: Item<{
      edit: string | null
      decided: number
    }>
  }
  /** Decidir uma divergência. Vale a palavra de uma fonte (`source`), ou fica o que está à mostra (`keep`). A decisão continua valendo nas próximas importações. */
  'POST /api/v1/divergencias/{id}/resolver': {
    params: {
      id: string
    }
    query: Record<never, never>
    body: {
      source?: string
      keep?: true
    }
    answer: Item<{
      edit: string | null
      decided: number
    }>
  }
  /** Decidir por regra todas as divergências abertas de um campo. A fonte passa a valer mais que as outras neste campo, aqui e nas próximas importações. Valores postos à mão ficam. */
  'POST /api/v1/divergencias/aplicar': {
    params: Record<never, never>
    query: Record<never, never>
    body: {
      kind: 'match' | 'team' | 'person' | 'stadium' | 'edition'
      field: string
      dataset: string
    }
    answer: Item<{
      edit: string | null
      decided: number
    }>
  }
}
