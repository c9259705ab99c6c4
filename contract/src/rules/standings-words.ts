/** What a table's criteria count, as a list of rules names it. The vocabulary is the football package's. */
export const metricNames = {
  points: 'Pontos',
  pointsPerMatch: 'Média de pontos',
  wins: 'Número de vitórias',
  goalDifference: 'Saldo de gols',
  goalAverage: 'Média de gols',
  goalsFor: 'Gols marcados',
  awayGoals: 'Gols fora de casa',
  awayWins: 'Vitórias fora de casa',
  fewestReds: 'Menos cartões vermelhos',
  fewestYellows: 'Menos cartões amarelos',
  conduct: 'Jogo limpo',
  ranking: 'Ranking',
  playOff: 'Jogo de desempate',
  lot: 'Sorteio',
} as const

/** Which matches a criterion counts, as the words that follow the criterion's name. */
export const criterionScopes = {
  all: '',
  tied: ' no confronto direto',
  'exactly-two': ' no confronto direto',
  opponents: ' dos adversários',
} as const

interface Criterion {
  readonly metric: keyof typeof metricNames
  readonly scope: keyof typeof criterionScopes
}

/** Two legs added up as one match are simply the head-to-head. */
export function isPlainHeadToHead({ metric, scope }: Criterion): boolean {
  return scope === 'exactly-two' && metric === 'goalDifference'
}

/** A criterion as a list of rules names it. */
export function criterionName(criterion: Criterion): string {
  const { metric, scope } = criterion
  const onlyTwo = scope === 'exactly-two' ? ' (só entre dois times)' : ''
  return (isPlainHeadToHead(criterion) ? 'Confronto direto' : metricNames[metric] + criterionScopes[scope]) + onlyTwo
}

/** The usual zones of a table, by id. */
export const zoneNames: Readonly<Record<string, string>> = {
  campeao: 'Campeão',
  libertadores: 'Libertadores',
  pre_libertadores: 'Pré-Libertadores',
  sul_americana: 'Sul-Americana',
  copa_do_brasil: 'Copa do Brasil',
  acesso: 'Acesso',
  playoff_acesso: 'Playoff de acesso',
  rebaixamento: 'Rebaixamento',
  playoff_rebaixamento: 'Playoff de rebaixamento',
  champions_league: 'Champions League',
  liga_europa: 'Liga Europa',
  liga_conferencia: 'Liga Conferência',
  oitavas: 'Oitavas de final',
  quartas: 'Quartas de final',
  semifinal: 'Semifinal',
  final: 'Final',
  repescagem: 'Repescagem',
}

/** What a zone of the table is called: by its own name, its usual one, or the words of its id. */
export function zoneName({ id, name }: { readonly id: string; readonly name?: string | null }): string {
  const words = id.replaceAll('_', ' ')
  return name ?? zoneNames[id] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** How a zone is drawn, never by colour alone. */
export const zoneShapeNames = {
  title: 'Título',
  filled: 'Cheio',
  outlined: 'Contorno',
  tinted: 'Fundo claro',
  risk: 'Risco',
  down: 'Queda',
} as const
export type ZoneShape = keyof typeof zoneShapeNames
