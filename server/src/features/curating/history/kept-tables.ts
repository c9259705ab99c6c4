import { recordFields, type EditableKind } from '@meio-campo/contract/rules'

/** What a table's rows are called in the history. Tables that are not listed here are recorded and undone, but not shown. */
interface KeptTable {
  /** The kind whose fields describe its columns. */
  readonly kind?: EditableKind
  readonly one: string
  readonly many: string
}

/** In the order in which foreign keys allow inserts. */
export const keptTables: Readonly<Record<string, KeptTable>> = {
  confederations: { kind: 'confederation', one: 'confederação', many: 'confederações' },
  stadiums: { kind: 'stadium', one: 'estádio', many: 'estádios' },
  stadium_names: { one: 'nome antigo', many: 'nomes antigos' },
  teams: { kind: 'team', one: 'time', many: 'times' },
  team_rivals: { one: 'rivalidade', many: 'rivalidades' },
  people: { kind: 'person', one: 'pessoa', many: 'pessoas' },
  spells: { kind: 'spell', one: 'passagem', many: 'passagens' },
  transfers: { kind: 'transfer', one: 'transferência', many: 'transferências' },
  competitions: { kind: 'competition', one: 'campeonato', many: 'campeonatos' },
  editions: { kind: 'edition', one: 'edição', many: 'edições' },
  phases: { one: 'fase', many: 'fases' },
  groups: { one: 'grupo', many: 'grupos' },
  phase_teams: { one: 'participação', many: 'participações' },
  deductions: { kind: 'deduction', one: 'perda de pontos', many: 'perdas de pontos' },
  rounds: { one: 'rodada', many: 'rodadas' },
  ties: { one: 'confronto', many: 'confrontos' },
  titles: { kind: 'title', one: 'título', many: 'títulos' },
  streamings: { kind: 'streaming', one: 'streaming', many: 'streamings' },
  broadcast_rights: { kind: 'broadcastRight', one: 'direito de transmissão', many: 'direitos de transmissão' },
  matches: { kind: 'match', one: 'jogo', many: 'jogos' },
  events: { one: 'lance', many: 'lances' },
  lineups: { one: 'escalação', many: 'escalações' },
  lineup_players: { one: 'jogador escalado', many: 'jogadores escalados' },
  desk_marks: { one: 'contagem da mesa', many: 'contagens da mesa' },
  match_statistics: { one: 'estatística', many: 'estatísticas' },
  player_statistics: { one: 'número de um jogador no jogo', many: 'números de jogadores no jogo' },
  match_officials: { one: 'árbitro', many: 'árbitros' },
  airings: { one: 'transmissão', many: 'transmissões' },
  squad_members: { one: 'inscrição', many: 'inscrições' },
  suspensions: { kind: 'suspension', one: 'suspensão', many: 'suspensões' },
  absences: { kind: 'absence', one: 'desfalque', many: 'desfalques' },
  website: { one: 'dados do site', many: 'dados do site' },
  posts: { one: 'post', many: 'posts' },
  website_pages: { one: 'página', many: 'páginas' },
}

/** What the history shows. Other names only where a person gave them: most follow from a record's own names. */
export const shownTables: Readonly<Record<string, KeptTable>> = {
  ...keptTables,
  aliases: { one: 'outro nome', many: 'outros nomes' },
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The column of a field: a relation's holds the other record's id. */
export function columnOf(kind: EditableKind, field: string): string {
  return recordFields[kind][field]?.input === 'record' || (kind === 'deduction' && field === 'phase')
    ? `${snake(field)}_id`
    : snake(field)
}

/** The fields of a kind by column. */
export function fieldsByColumn(kind: EditableKind): ReadonlyMap<string, string> {
  return new Map(Object.keys(recordFields[kind]).map((field) => [columnOf(kind, field), field]))
}
