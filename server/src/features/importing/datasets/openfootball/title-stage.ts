const STAGE = /\s*[-–,(]?\s*\b((?:Torneo )?(?:Apertura|Clausura|Inicial|Final|Transición))\)?\s*$/i
const IN_FRONT = /^((?:Torneo )?(?:Apertura|Clausura))\b\s*/i

const PLAY_OFFS = /^(.+?)\s*(?:,|\s[-–])\s*((?:Play-?offs?|Relegation|Championship Round)\b.*)$/i

/** `Liga MX, Apertura - Liguilla`: the play-offs of one of them. */
const ITS_PLAY_OFFS =
  /^(.+?)\s*(?:,|\s[-–])\s*(Apertura|Clausura|Inicial|Transición)\s*[-–,:]\s*(?:Liguilla|Play-?offs?|Fin[ae]l(?:s|es)?|Fase final)$/i

/** Two tables of one year are phases of one edition: `Liga MX Apertura`, `Primera División - Clausura`. So are play-offs. */
export function stageInTitle(title: string): { readonly title: string; readonly stage: string | null } {
  const [, above, table] = ITS_PLAY_OFFS.exec(title) ?? []
  if (above !== undefined && table !== undefined) return { title: above, stage: `${capitalised(table)} Playoffs` }
  const [, league, after] = PLAY_OFFS.exec(title) ?? []
  if (league !== undefined && after !== undefined) return { title: league, stage: after }
  const found = STAGE.exec(title) ?? IN_FRONT.exec(title)
  const rest = found === null ? '' : title.replace(found[0], '').trim()
  if (found?.[1] === undefined || rest === '') return { title, stage: null }
  // `Copa Final` is not a league's table.
  if (/^final$/i.test(found[1])) return { title, stage: null }
  const word = found[1].replace(/^Torneo /i, '')
  return { title: rest, stage: capitalised(word) }
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`
}
