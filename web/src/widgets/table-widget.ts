import type { Standings, StandingsRow } from '@meio-campo/contract'
import { h } from './dom.ts'
import { teamMark } from './team-mark.ts'
import { Widget, type Shown } from './widget.ts'

interface Answer {
  readonly data: Standings
}

const columns: readonly { head: string; name: string; of: (row: StandingsRow) => number; more?: true }[] = [
  { head: 'P', name: 'Pontos', of: ({ points }) => points },
  { head: 'J', name: 'Jogos', of: ({ played }) => played },
  { head: 'V', name: 'Vitórias', of: ({ won }) => won },
  { head: 'E', name: 'Empates', of: ({ drawn }) => drawn, more: true },
  { head: 'D', name: 'Derrotas', of: ({ lost }) => lost, more: true },
  { head: 'SG', name: 'Saldo de gols', of: ({ goalDifference }) => goalDifference },
]

/** `<meio-campo-tabela campeonato="brasileirao_serie_a" limite="10">` */
export class TableWidget extends Widget<Answer> {
  static readonly observedAttributes = ['campeonato', 'temporada', 'limite', 'chave']

  protected path(): string | null {
    const id = this.value('campeonato')
    const season = this.value('temporada')
    if (id === null) return null
    return `/api/v1/campeonatos/${encodeURIComponent(id)}/tabela${season ? `?temporada=${encodeURIComponent(season)}` : ''}`
  }

  protected show({ data }: Answer): Shown {
    const groups = data.phases.flatMap(({ groups: each }) => each).filter(({ rows }) => rows.length > 0)
    const body = document.createDocumentFragment()
    for (const { name, rows } of groups) {
      if (groups.length > 1) body.append(h('header', {}, h('small', {}, name)))
      body.append(toTable(name, rows.slice(0, this.count(100, 100))))
    }
    if (groups.length === 0) body.append(h('p', {}, 'Ainda sem classificação.'))
    return {
      title: data.competition.name,
      detail: data.edition,
      body,
      page: `/campeonatos/${encodeURIComponent(data.competition.id)}/tabela`,
      demo: data.demo,
      live: [],
    }
  }
}

function toTable(name: string, rows: readonly StandingsRow[]): HTMLElement {
  const head = columns.map((column) =>
    h('th', { scope: 'col', class: column.more && 'more' }, h('abbr', { title: column.name }, column.head)),
  )
  return h(
    'table',
    { 'aria-label': name },
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, '#'), h('th', { scope: 'col' }, 'Time'), ...head)),
    h('tbody', {}, ...rows.map(toRow)),
  )
}

function toRow(row: StandingsRow): HTMLElement {
  const [points, ...rest] = columns.map((column) => ({ ...column, text: String(column.of(row)).replace('-', '−') }))
  return h(
    'tr',
    {},
    h('td', {}, String(row.position ?? '–')),
    h('td', {}, teamMark(row.team)),
    h('td', {}, h('b', {}, points!.text)),
    ...rest.map(({ text, more }) => h('td', { class: more && 'more' }, text)),
  )
}
