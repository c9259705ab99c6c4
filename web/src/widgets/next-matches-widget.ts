import type { Match } from '@meio-campo/contract'
import { dayAt } from '../features/football/pieces/matches/match-day.ts'
import { isLive, stageOf } from '../features/football/pieces/matches/match-stage.ts'
import { whenWords } from '../features/football/pieces/matches/match-words.ts'
import { h } from './dom.ts'
import { teamMark } from './team-mark.ts'
import { Widget, type Shown } from './widget.ts'

interface Answer {
  readonly data: readonly Match[]
}

const SPARE = 10

/** `<meio-campo-proximos-jogos time="flamengo" limite="5">`, or of a whole `campeonato`. */
export class NextMatchesWidget extends Widget<Answer> {
  static readonly observedAttributes = ['time', 'campeonato', 'limite', 'chave']

  protected path(): string | null {
    const [team, competition] = [this.value('time'), this.value('campeonato')]
    if (team === null && competition === null) return null
    // Starts today and reads a few more than shown, because finished matches are dropped below.
    const limit = this.#most() + SPARE
    const query = new URLSearchParams({ de: dayAt(new Date()), sort: 'kickoff', limit: String(limit) })
    if (team !== null && competition !== null) query.set('campeonato', competition)
    const of = team === null ? `campeonatos/${encodeURIComponent(competition!)}` : `times/${encodeURIComponent(team)}`
    return `/api/v1/${of}/jogos?${query}`
  }

  #most() {
    return this.count(20, 5)
  }

  protected show({ data: read }: Answer): Shown {
    // A match in progress counts as next.
    const data = read.filter((match) => stageOf(match) !== 'finished').slice(0, this.#most())
    const today = dayAt(new Date())
    const [team, competition] = [this.value('time'), this.value('campeonato')]
    return {
      title: 'Próximos jogos',
      detail: titleOf(data, team, competition),
      body:
        data.length === 0
          ? h('p', {}, 'Nenhum jogo marcado por enquanto.')
          : h('ul', {}, ...data.map((match) => toItem(match, today))),
      page:
        team === null
          ? `/campeonatos/${encodeURIComponent(competition!)}/jogos`
          : `/times/${encodeURIComponent(team)}/jogos`,
      demo: data.some(({ demo }) => demo),
      live: data.filter(isLive).map(({ id }) => id),
    }
  }
}

function titleOf(matches: readonly Match[], team: string | null, competition: string | null): string | null {
  const sides = matches.flatMap(({ home, away }) => [home, away])
  if (team !== null) return sides.find(({ id }) => id === team)?.name ?? null
  return matches.find((match) => match.competition.id === competition)?.competition.name ?? null
}

function toItem(match: Match, today: string): HTMLElement {
  const live = isLive(match)
  const { head, detail } = whenWords(match, today, true)
  return h(
    'li',
    {},
    h('span', { class: live ? 'when live' : 'when' }, head, detail ? h('br', {}) : null, detail),
    h(
      'span',
      { class: 'sides' },
      h('span', { class: 'side' }, teamMark(match.home), match.score && h('b', {}, String(match.score.home))),
      h('span', { class: 'side' }, teamMark(match.away), match.score && h('b', {}, String(match.score.away))),
    ),
  )
}
