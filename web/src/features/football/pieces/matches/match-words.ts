import type { Airing, Match, MatchOfficial } from '@meio-campo/contract'
import { dotted, UNSTATED_PHASE } from '@meio-campo/contract/rules'
import { clockAt, longDay, shortDay } from './match-day.ts'
import { isUntold, shownScore, stageOf } from './match-stage.ts'

/** "67'", "45+2'". */
export function minuteWords(minute: number | null, added: number | null): string | null {
  if (minute === null) return null
  return added ? `${minute}+${added}'` : `${minute}'`
}

/**
 * A match in the browser's tab, where a fan looks from elsewhere: "● 2–1 Santos × Grêmio" while it is live, without the
 * dot after it, with the page's own name before it and the championship after it: "Escalação · Santos × Grêmio ·
 * Brasileirão Série A 2026". The score has a dash here, because the × stands between the teams; a
 * shoot-out follows in brackets: "3–3 (4–2)".
 */
export function matchTab(
  match: Pick<Match, 'home' | 'away' | 'status' | 'score' | 'extraTime' | 'penalties' | 'competition' | 'edition'>,
  section: string | undefined,
): string {
  const name = `${match.home.name} × ${match.away.name}`
  const score = shownScore(match)
  const stage = stageOf(match)
  const hasScore = score && (stage === 'live' || stage === 'finished')
  const kicks = match.penalties ? ` (${match.penalties.home}–${match.penalties.away})` : ''
  const result = hasScore ? `${score.home}–${score.away}${kicks} ${name}` : name
  if (hasScore && stage === 'live') return `● ${result}`
  return dotted(section, result, `${match.competition.name} ${match.edition}`)
}

const periodWords: Readonly<Record<string, string>> = {
  firstHalf: '1º tempo',
  halfTime: 'Intervalo',
  secondHalf: '2º tempo',
  break: 'Intervalo',
  extraTimeFirstHalf: 'Prorrogação, 1º tempo',
  extraTimeSecondHalf: 'Prorrogação, 2º tempo',
  shootout: 'Pênaltis',
}

/** The current period of the match: "2º tempo", "Intervalo". */
export function periodOf({ status }: Pick<Match, 'status'>): string | null {
  return periodWords[status] ?? null
}

const shortStatus: Readonly<Record<string, string>> = {
  finished: 'Fim',
  finishedAfterExtraTime: 'Prorrog.',
  finishedOnPenalties: 'Pênaltis',
  awarded: 'Decidido',
  walkover: 'W.O.',
  postponed: 'Adiado',
  suspended: 'Suspenso',
  abandoned: 'Interrompido',
  cancelled: 'Cancelado',
}
const longStatus: Readonly<Record<string, string>> = {
  finished: 'Encerrado',
  finishedAfterExtraTime: 'Encerrado na prorrogação',
  finishedOnPenalties: 'Encerrado nos pênaltis',
  awarded: 'Resultado decidido fora de campo',
  walkover: 'Vitória por W.O.',
  postponed: 'Adiado',
  suspended: 'Suspenso',
  abandoned: 'Interrompido',
  cancelled: 'Cancelado',
}

type StatusFields = Pick<
  Match,
  'status' | 'statusReason' | 'minute' | 'added' | 'kickoff' | 'day' | 'timeConfirmed' | 'annulled' | 'penalties'
>

/** The whole status: "Encerrado", "Ao vivo, 67'", "Intervalo", "Pênaltis (4 × 3)", "Adiado: chuva", "Horário a definir". */
export function statusWords(match: StatusFields, today?: string): string {
  if (match.annulled) return withReason('Anulado', match.statusReason)
  switch (stageOf(match)) {
    case 'live':
      return liveWords(match)
    case 'finished':
    case 'off':
      return withReason(longStatus[match.status] ?? '', match.statusReason)
    case 'next':
    default:
      if (match.day === null) return 'Data a definir'
      if (today !== undefined && isUntold(match, today)) return 'Resultado ainda não informado'
      return match.kickoff !== null && match.timeConfirmed ? 'Agendado' : 'Horário a definir'
  }
}

function liveWords(match: StatusFields): string {
  if (match.status === 'shootout') {
    return match.penalties ? `Pênaltis (${match.penalties.home} × ${match.penalties.away})` : 'Pênaltis'
  }
  if (match.status === 'halfTime' || match.status === 'break') return 'Intervalo'
  const minute = minuteWords(match.minute, match.added)
  return minute ? `Ao vivo, ${minute}` : 'Ao vivo'
}

const withReason = (word: string, reason: string | null) => (reason ? `${word}: ${reason}` : word)

export interface When {
  readonly head: string
  readonly detail: string | null
}

/**
 * The first column of a row. `showDay` adds the day, for lists that are not grouped by day.
 */
export function whenWords(match: StatusFields, today: string, showDay: boolean): When {
  const day = match.day && shortDay(match.day, today)
  const time = match.kickoff && match.timeConfirmed ? clockAt(match.kickoff) : null
  if (match.annulled) return { head: 'Anulado', detail: showDay ? day : time }
  switch (stageOf(match)) {
    case 'live': {
      const minute = minuteWords(match.minute, match.added)
      const still = match.status === 'halfTime' || match.status === 'break' || match.status === 'shootout'
      return still || !minute
        ? { head: periodOf(match) ?? 'Ao vivo', detail: null }
        : { head: minute, detail: periodOf(match)?.replace('Prorrogação, ', 'Prorr., ') ?? null }
    }
    case 'finished':
      return { head: shortStatus[match.status] ?? 'Fim', detail: showDay ? day : time }
    case 'off':
      return { head: shortStatus[match.status] ?? '', detail: match.statusReason ?? (showDay ? day : null) }
    case 'next':
    default:
      if (!day) return { head: 'A definir', detail: null }
      if (isUntold(match, today)) return { head: 'Sem placar', detail: showDay ? day : time }
      return showDay ? { head: day, detail: time ?? 'A definir' } : { head: time ?? 'A definir', detail: null }
  }
}

/** "2 × 1", "1 × 1 (4 × 3 nos pênaltis)"; "×" between two that have not played. */
export function scoreWords(match: Pick<Match, 'score' | 'extraTime' | 'penalties'>): string {
  const score = shownScore(match)
  if (!score) return '×'
  const pens = match.penalties ? ` (${match.penalties.home} × ${match.penalties.away} nos pênaltis)` : ''
  return `${score.home} × ${score.away}${pens}`
}

/** "Rodada 34", "Grupo B, Rodada 2", "Semifinal, volta". */
export function roundWords({ round, group, leg, phase }: Pick<Match, 'round' | 'group' | 'leg' | 'phase'>): string {
  const legWords = leg === 1 ? 'ida' : leg === 2 ? 'volta' : null
  const groupWords = group && (/^grupo /i.test(group) ? group : `Grupo ${group}`)
  const stage = round?.name ?? (phase === UNSTATED_PHASE ? null : phase)
  return [groupWords, stage, legWords].filter(Boolean).join(', ')
}

/** Whether matches of one round differ in group or leg, which the round's name does not say. */
export const differInRound = (matches: readonly Match[]) => new Set(matches.map(roundWords)).size > 1

/** "Premiere, Globo (BA)": the broadcasters, with the states where only some can watch. */
export function airingWords(airings: readonly Airing[]): string | null {
  const names = airings.map(({ streaming, statesIncluded, statesExcluded }) => {
    if (statesIncluded.length > 0) return `${streaming.name} (${statesIncluded.join(', ')})`
    return statesExcluded.length > 0 ? `${streaming.name} (menos ${statesExcluded.join(', ')})` : streaming.name
  })
  return names.length > 0 ? names.join(', ') : null
}

/** "Maracanã, Rio de Janeiro". */
export function placeWords({ stadium, city }: Pick<Match, 'stadium' | 'city'>): string | null {
  return [stadium?.name, stadium?.city ?? city].filter(Boolean).join(', ') || null
}

export type MatchFact = 'result' | 'status' | 'day' | 'competition' | 'round' | 'place' | 'airings' | 'demo'

/** The match in one sentence, for screen readers, without the facts that are seen beside it. */
export function matchSentence(match: Match, today: string, seen: readonly MatchFact[]): string {
  const stage = stageOf(match)
  const time = match.kickoff && match.timeConfirmed ? ` às ${clockAt(match.kickoff)}` : ''
  const shows = stage === 'finished' ? null : airingWords(match.airings)
  const facts: Readonly<Record<MatchFact, string | false | null>> = {
    result: `${match.home.name} ${scoreWords(match)} ${match.away.name}`,
    status: statusWords(match, today),
    day: match.day && stage !== 'live' ? `${longDay(match.day, today)}${time}` : null,
    competition: match.competition.name,
    round: roundWords(match) || null,
    place: placeWords(match),
    airings: shows && `onde assistir: ${shows}`,
    demo: match.demo && 'jogo de demonstração',
  }
  return Object.entries(facts)
    .flatMap(([fact, words]) => (words && !seen.includes(fact as MatchFact) ? [words] : []))
    .join('. ')
}

export const roles: Readonly<Record<MatchOfficial['role'], string>> = {
  referee: 'Árbitro',
  assistant: 'Assistente',
  fourth: 'Quarto árbitro',
  var: 'VAR',
  avar: 'AVAR',
}

/** The official's role; two assistants are numbered. */
export function officialRole(officials: readonly MatchOfficial[], official: MatchOfficial): string {
  const same = officials.filter(({ role }) => role === official.role)
  const place = same.indexOf(official)
  return same.length > 1 ? `${roles[official.role]} ${place + 1}` : roles[official.role]
}
