import type { First, Run } from '@meio-campo/football'
import { theTeam, type NamedTeam } from '../rows/team-names.ts'

/** So many known matches make "the longest known" worth saying. */
const KNOWN_ENOUGH = 60

/** "4ª vitória seguida, a maior sequência conhecida." */
export function runWords({ kind, appearances, longestBefore }: Run, known: number): string {
  const n = appearances.length
  const record = known >= KNOWN_ENOUGH && n > longestBefore ? ', a maior sequência conhecida' : ''
  const words = {
    winning: `${n}ª vitória seguida`,
    losing: `${n}ª derrota seguida`,
    unbeaten: `${n} jogos sem perder`,
    winless: `${n} jogos sem vencer`,
    scoring: `${n} jogos seguidos marcando gol`,
    cleanSheets: `${n} jogos seguidos sem levar gol`,
  }
  return `${words[kind]}${record}.`
}

/** "Suspensão de Ana: terceiro cartão amarelo."; after the last match of a season nothing is left to miss. */
export function suspensionWords(name: string, reason: string, hasMatch: boolean): string {
  const cause = `${reason.charAt(0).toLowerCase()}${reason.slice(1).replace(/\.$/, '')}`
  return `Suspensão de ${name}: ${cause}${hasMatch ? '' : '; sem jogo marcado nesta edição para cumprir'}.`
}

interface Named {
  readonly opponent: NamedTeam
  readonly stadium: string | null
}

/** "Conquistou o título: Copa do Brasil 2025."; "Conquistou o título sem jogar, com este resultado: …" */
export const titleWords = (competition: string, edition: string, played: boolean) =>
  `Conquistou o título${played ? '' : ' sem jogar, com este resultado'}: ${competition} ${edition}.`

/** "Primeira vitória no Maracanã desde 2014, depois de 9 jogos." */
export function firstWords({ kind, appearance, since, between }: First, { opponent, stadium }: Named): string {
  const score = `${appearance.goalsFor} × ${appearance.goalsAgainst}`
  const after = `, depois de ${between} jogos`
  const before = since?.day ? `desde ${sinceWords(since.day, appearance.match.day)}` : null
  const when = before ? ` ${before}${after}.` : `: nos ${between} jogos conhecidos antes deste, nenhuma.`
  switch (kind) {
    case 'winOver':
      return `Primeira vitória sobre ${theTeam(opponent)}${when}`
    case 'defeatBy':
      return `Primeira derrota para ${theTeam(opponent)}${when}`
    case 'winAt':
      return `Primeira vitória ${atStadium(stadium ?? 'estádio')}${when}`
    case 'defeatAtHome':
      return `Primeira derrota em casa${when}`
    case 'biggestWin':
      return before ? `Maior vitória ${before}: ${score}.` : `Maior vitória conhecida: ${score}.`
    case 'biggestDefeat':
      return before ? `Maior derrota ${before}: ${score}.` : `Maior derrota conhecida: ${score}.`
  }
}

const months = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })
const days = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "2014"; within the same year "agosto", within the same month "4 de agosto". */
function sinceWords(day: string, now: string | null): string {
  const moment = new Date(`${day}T00:00:00Z`)
  if (now?.slice(0, 7) === day.slice(0, 7)) return days.format(moment)
  return now?.slice(0, 4) === day.slice(0, 4) ? months.format(moment) : day.slice(0, 4)
}

/** "no Maracanã", "na Arena da Baixada", "na Neo Química Arena", "em La Bombonera". */
export function atStadium(name: string): string {
  // A foreign name brings its own article.
  if (/^(La|El|Old|The|Stade|Signal)\b/i.test(name)) return `em ${name}`
  const isFeminine = /\bArena\b/i.test(name) || /^(Vila|Ilha|Fonte|Casa|Ressacada|Toca)\b/i.test(name)
  return isFeminine ? `na ${name}` : `no ${name}`
}
