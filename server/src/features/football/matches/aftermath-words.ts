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

interface Named {
  readonly opponent: NamedTeam
  readonly stadium: string | null
}

/** "Primeira vitória no Maracanã desde 2014, depois de 9 jogos." */
export function firstWords({ kind, appearance, since, between }: First, { opponent, stadium }: Named): string {
  const score = `${appearance.goalsFor} × ${appearance.goalsAgainst}`
  const year = since?.day?.slice(0, 4)
  const after = `, depois de ${between} jogos`
  const before = year ? `desde ${year}` : null
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

/** "no Maracanã", "na Arena da Baixada", "na Neo Química Arena", "em La Bombonera". */
export function atStadium(name: string): string {
  // A foreign name brings its own article.
  if (/^(La|El|Old|The|Stade|Signal)\b/i.test(name)) return `em ${name}`
  const isFeminine = /\bArena\b/i.test(name) || /^(Vila|Ilha|Fonte|Casa|Ressacada|Toca)\b/i.test(name)
  return isFeminine ? `na ${name}` : `no ${name}`
}
