const STAGE = /\s*[-–,(]?\s*\b((?:Torneo )?(?:Apertura|Clausura|Inicial|Final|Transición))\)?\s*$/i
const IN_FRONT = /^((?:Torneo )?(?:Apertura|Clausura))\b\s*/i

const PLAY_OFFS = /^(.+?)\s*(?:,|\s[-–])\s*((?:Play-?offs?|Relegation|Championship Round)\b.*)$/i

/** Two tables of one year are phases of one edition: `Liga MX Apertura`, `Primera División - Clausura`. So are play-offs. */
export function stageInTitle(title: string): { readonly title: string; readonly stage: string | null } {
  const [, league, after] = PLAY_OFFS.exec(title) ?? []
  if (league !== undefined && after !== undefined) return { title: league, stage: after }
  const found = STAGE.exec(title) ?? IN_FRONT.exec(title)
  const rest = found === null ? '' : title.replace(found[0], '').trim()
  if (found?.[1] === undefined || rest === '') return { title, stage: null }
  // `Copa Final` is no table of a league.
  if (/^final$/i.test(found[1])) return { title, stage: null }
  const word = found[1].replace(/^Torneo /i, '')
  return { title: rest, stage: `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}` }
}
