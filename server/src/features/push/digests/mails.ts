import type { Match } from '@meio-campo/contract'
import { counted, dotted, matchStatuses } from '@meio-campo/contract/rules'
import { greeting, quoteName } from '../../../platform/mail/quote.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'
import { FINISHED, LIVE } from '../../football/rows/match-status.ts'
import type { DigestContent, SomeMatches, TeamPlaces } from './digest-content.ts'
import type { DigestPace } from './digest-period.ts'
import { writeDigestHtml } from './letter-html.ts'

/** One line of the letter: what it says, what is beside it, and the page of the console about it. */
export interface LetterLine {
  readonly text: string
  readonly detail: string
  readonly url: string
}

export interface LetterPart {
  readonly title: string
  readonly groups: readonly { readonly title: string; readonly lines: readonly LetterLine[] }[]
  /** What was left out, in a sentence. */
  readonly rest: string | null
}

export interface Letter {
  readonly greeting: string
  readonly intro: string
  readonly parts: readonly LetterPart[]
  readonly settingsUrl: string
  readonly unsubscribeUrl: string
}

interface Addressed {
  readonly to: string
  readonly name: string
  readonly pace: DigestPace
  readonly publicUrl: string
  readonly unsubscribeUrl: string
}

const words = {
  daily: {
    subject: 'O seu resumo do dia',
    coming: 'Hoje',
    intro: 'O que aconteceu e o que vem hoje no que você acompanha.',
  },
  weekly: {
    subject: 'O seu resumo da semana',
    coming: 'Esta semana',
    intro: 'O que aconteceu e o que vem nesta semana no que você acompanha.',
  },
} as const satisfies Record<DigestPace, { subject: string; coming: string; intro: string }>

/** The digest in both forms. Names are words of others: nothing of them becomes a link. */
export function digestLetter(content: DigestContent, { to, name, pace, publicUrl, unsubscribeUrl }: Addressed): Mail {
  const letter: Letter = {
    greeting: greeting(name),
    intro: `${words[pace].intro} As horas são de Brasília.`,
    parts: [
      matchPart('Resultados', content.results, publicUrl),
      matchPart(words[pace].coming, content.coming, publicUrl),
      placesPart(content.places, publicUrl),
    ].filter(({ groups }) => groups.length > 0),
    settingsUrl: `${publicUrl}/settings?aba=notificacoes`,
    unsubscribeUrl,
  }
  return { to, subject: words[pace].subject, body: writeText(letter), html: writeDigestHtml(letter), unsubscribeUrl }
}

function writeText({ greeting: hello, intro, parts, settingsUrl, unsubscribeUrl }: Letter): string {
  const paragraphs = parts.flatMap(({ title, groups, rest }) => [
    title.toUpperCase(),
    ...groups.map((group) =>
      [
        group.title,
        ...group.lines.flatMap(({ text, detail }) => [`- ${text}`, ...(detail ? [`  ${detail}`] : [])]),
      ].join('\n'),
    ),
    ...(rest === null ? [] : [rest]),
  ])
  return [
    hello,
    intro,
    ...paragraphs,
    `Para mudar o que chega e quando: ${settingsUrl}`,
    `Para não receber mais este resumo: ${unsubscribeUrl}`,
    'Meio-Campo',
  ].join('\n\n')
}

function matchPart(title: string, { shown, count }: SomeMatches, publicUrl: string): LetterPart {
  const days = Map.groupBy(shown, ({ day }) => day ?? '')
  const left = count - shown.length
  return {
    title,
    groups: [...days].map(([day, matches]) => ({
      title: dayWords(day),
      lines: matches.map((match) => matchLine(match, publicUrl)),
    })),
    rest: left > 0 ? `E mais ${counted(left, 'jogo', 'jogos')}, em ${publicUrl}/jogos.` : null,
  }
}

const longDay = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' })

function dayWords(day: string): string {
  const written = longDay.format(new Date(`${day}T12:00:00Z`))
  return written.charAt(0).toUpperCase() + written.slice(1)
}

const nameOf = (name: string): string => quoteName(name) ?? 'A definir'

function matchLine(match: Match, publicUrl: string): LetterLine {
  const { home, away, competition, round, airings, status, demo } = match
  const isToCome = status === 'scheduled'
  const shows = airings.map(({ streaming, statesIncluded, statesExcluded }) => {
    const states = [statesIncluded.join(', '), statesExcluded.length > 0 && `menos ${statesExcluded.join(', ')}`]
    return [nameOf(streaming.name), ...states.filter(Boolean).map((each) => `(${each})`)].join(' ')
  })
  return {
    text: [isToCome && timeOf(match), nameOf(home.name), scoreOf(match), nameOf(away.name)].filter(Boolean).join(' '),
    detail: dotted(
      nameOf(competition.name),
      round && nameOf(round.name),
      stateOf(match),
      isToCome && shows.length > 0 && `onde assistir: ${shows.join(', ')}`,
      demo && 'demonstração',
    ),
    url: `${publicUrl}/campeonatos/${competition.id}/jogos/${match.id}`,
  }
}

const timeOf = ({ kickoff, timeConfirmed }: Match): string =>
  kickoff !== null && timeConfirmed ? `${clock.format(new Date(kickoff))},` : 'Hora a definir,'

function scoreOf({ score, extraTime, penalties }: Match): string {
  const shown = extraTime ?? score
  if (!shown) return '×'
  const shootout = penalties ? ` (${penalties.home} × ${penalties.away} nos pênaltis)` : ''
  return `${shown.home} × ${shown.away}${shootout}`
}

const stateWords: Readonly<Record<string, string>> = matchStatuses

/** What is not said by the score or the time. */
function stateOf({ status, annulled }: Match): string | null {
  if (annulled) return 'anulado'
  if (status === 'scheduled' || FINISHED.includes(status)) return null
  return LIVE.includes(status) ? 'ao vivo' : (stateWords[status] ?? '').toLowerCase()
}

function placesPart(places: readonly TeamPlaces[], publicUrl: string): LetterPart {
  return {
    title: 'Na tabela',
    groups: places.map(({ team, tables }) => ({
      title: nameOf(team.name),
      lines: tables.map(({ competition, edition, group, position, points, played }) => ({
        text: `${nameOf(`${competition.name} ${edition}`)}: ${position}º`,
        detail: dotted(group && nameOf(group), counted(points, 'ponto', 'pontos'), counted(played, 'jogo', 'jogos')),
        url: `${publicUrl}/campeonatos/${competition.id}/tabela?temporada=${encodeURIComponent(edition)}`,
      })),
    })),
    rest: null,
  }
}
