import type { Match } from '@meio-campo/contract'
import { isLive } from '../features/football/pieces/matches/match-stage.ts'
import { scoreWords, statusWords } from '../features/football/pieces/matches/match-words.ts'
import { h } from './dom.ts'
import { teamMark } from './team-mark.ts'
import { Widget, type Shown } from './widget.ts'

interface Answer {
  readonly data: Match
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** `<meio-campo-jogo campeonato="brasileirao_serie_a" jogo="bra_a_2026_r34_bahia_palmeiras">` */
export class MatchWidget extends Widget<Answer> {
  static readonly observedAttributes = ['campeonato', 'jogo', 'chave']

  protected path(): string | null {
    const [competition, match] = [this.value('campeonato'), this.value('jogo')]
    if (competition === null || match === null) return null
    return `/api/v1/campeonatos/${encodeURIComponent(competition)}/jogos/${encodeURIComponent(match)}`
  }

  protected show({ data }: Answer): Shown {
    const live = isLive(data)
    const facts = [
      data.kickoff && data.timeConfirmed ? moment.format(new Date(data.kickoff)) : null,
      data.stadium?.name,
      data.airings.map(({ streaming }) => streaming.name).join(', '),
    ].filter(Boolean)
    return {
      title: data.competition.name,
      detail: data.round?.name ?? data.phase,
      body: h(
        'div',
        {},
        h(
          'div',
          { class: 'score' },
          teamMark(data.home),
          h('span', { class: 'goals' }, scoreWords(data)),
          teamMark(data.away),
        ),
        // Announced politely when it changes: the minute must not interrupt the screen reader.
        h(
          'footer',
          {},
          h('span', { class: live && 'live', 'aria-live': 'polite' }, statusWords(data)),
          facts.join(' · '),
        ),
      ),
      page: `/campeonatos/${encodeURIComponent(data.competition.id)}/jogos/${encodeURIComponent(data.id)}`,
      demo: data.demo,
      live: live ? [data.id] : [],
    }
  }
}
