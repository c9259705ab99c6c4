import type { CompetitionRef, ScorerRow } from '@meio-campo/contract'
import { h } from './dom.ts'
import { teamMark } from './team-mark.ts'
import { Widget, type Shown } from './widget.ts'

interface Answer {
  readonly data: readonly ScorerRow[]
  readonly competition: CompetitionRef
  readonly edition: string | null
  readonly demo: boolean
}

/** `<meio-campo-artilheiros campeonato="brasileirao_serie_a" limite="10">` */
export class ScorersWidget extends Widget<Answer> {
  static readonly observedAttributes = ['campeonato', 'temporada', 'limite', 'chave']

  protected path(): string | null {
    const id = this.value('campeonato')
    const season = this.value('temporada')
    if (id === null) return null
    const query = new URLSearchParams({ limit: String(this.count(50, 10)) })
    if (season !== null) query.set('temporada', season)
    return `/api/v1/campeonatos/${encodeURIComponent(id)}/artilheiros?${query}`
  }

  protected show({ data, competition, edition, demo }: Answer): Shown {
    return {
      title: 'Artilheiros',
      detail: [competition.name, edition].filter(Boolean).join(' · '),
      body: data.length === 0 ? h('p', {}, 'Ainda sem gols.') : toTable(data),
      page: `/campeonatos/${encodeURIComponent(competition.id)}/artilheiros`,
      demo,
      live: [],
    }
  }
}

const abbreviated = (head: string, name: string, more = false) =>
  h('th', { scope: 'col', class: more && 'more' }, h('abbr', { title: name }, head))

function toTable(rows: readonly ScorerRow[]): HTMLElement {
  return h(
    'table',
    { 'aria-label': 'Artilheiros' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, '#'),
        h('th', { scope: 'col' }, 'Jogador'),
        abbreviated('G', 'Gols'),
        abbreviated('Pên', 'De pênalti', true),
        abbreviated('A', 'Assistências', true),
      ),
    ),
    h('tbody', {}, ...rows.map(toRow)),
  )
}

function toRow({ position, player, team, goals, penalties, assists }: ScorerRow): HTMLElement {
  return h(
    'tr',
    {},
    h('td', {}, String(position)),
    h('td', {}, h('b', { class: 'cut' }, player.name), h('small', { class: 'under' }, teamMark(team))),
    h('td', {}, h('b', {}, String(goals))),
    h('td', { class: 'more' }, String(penalties)),
    h('td', { class: 'more' }, assists === null ? '–' : String(assists)),
  )
}
