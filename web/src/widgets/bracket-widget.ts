import type { Standings, Tie } from '@meio-campo/contract'
import { h } from './dom.ts'
import { teamMark } from './team-mark.ts'
import { Widget, type Shown } from './widget.ts'

interface Answer {
  readonly data: Standings
}

interface Stage {
  readonly name: string
  readonly ties: readonly Tie[]
}

/** `<meio-campo-mata-mata campeonato="copa_do_brasil" limite="4">`: the last stages, from left to right. */
export class BracketWidget extends Widget<Answer> {
  static readonly observedAttributes = ['campeonato', 'temporada', 'limite', 'chave']

  protected path(): string | null {
    const id = this.value('campeonato')
    const season = this.value('temporada')
    if (id === null) return null
    return `/api/v1/campeonatos/${encodeURIComponent(id)}/tabela${season ? `?temporada=${encodeURIComponent(season)}` : ''}`
  }

  protected show({ data }: Answer): Shown {
    const stages = stagesOf(data).slice(-this.count(7, 4))
    return {
      title: data.competition.name,
      detail: data.edition,
      body:
        stages.length === 0
          ? h('p', {}, 'Este campeonato ainda não tem mata-mata.')
          : // Scrolls by itself where it is wider than the page: the keyboard must reach it.
            h(
              'div',
              { class: 'stages', tabindex: 0, role: 'group', 'aria-label': 'Mata-mata' },
              ...stages.map(toStage),
            ),
      page: `/campeonatos/${encodeURIComponent(data.competition.id)}/tabela`,
      demo: data.demo,
      live: [],
    }
  }
}

/** The knockout phases in the order they are played; of a phase with several stages, each by its name. */
export function stagesOf({ phases }: Pick<Standings, 'phases'>): Stage[] {
  return phases
    .filter(({ ties }) => ties.length > 0)
    .flatMap(({ name, ties }) => {
      const byRound = Map.groupBy(ties, ({ round }) => round ?? name)
      return Array.from(byRound, ([round, of]) => ({
        name: round,
        ties: of.toSorted((a, b) => a.position - b.position),
      }))
    })
}

function toStage({ name, ties }: Stage): HTMLElement {
  return h(
    'section',
    { class: 'stage', 'aria-label': name },
    h('h3', {}, name),
    h('ul', {}, ...ties.map((tie) => h('li', { class: 'tie' }, toSide(tie, 'first'), toSide(tie, 'second')))),
  )
}

function toSide(tie: Tie, side: 'first' | 'second'): HTMLElement {
  const team = tie[side]
  const place = tie.places[side === 'first' ? 0 : 1]
  const shown = team ?? place?.team ?? null
  const through = team !== null && tie.winner === team.id
  return h(
    'span',
    { class: through ? 'side through' : 'side' },
    shown ? teamMark(shown) : h('span', { class: 'waiting' }, place?.name ?? 'A definir'),
    through && h('span', { class: 'unseen' }, 'passou'),
    tie.aggregate && h('b', {}, goalsOf(tie, side)),
  )
}

const goalsOf = ({ aggregate, penalties }: Tie, side: 'first' | 'second') =>
  penalties ? `${aggregate![side]} (${penalties[side]})` : String(aggregate![side])
