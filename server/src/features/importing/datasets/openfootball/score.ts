import type { Score } from '../../records/records.ts'

export interface ScoreParts {
  readonly halfTime: Score | null
  readonly score: Score | null
  readonly extraTime: Score | null
  readonly penalties: Score | null
  /** The file repeats the shoot-out as the score after extra time. */
  readonly repeatsShootout: boolean
}

const PAIR = String.raw`(\d{1,2})-(\d{1,2})`
/** `(1-1, 0-1)`, and `(1-1, )` where the half is not known. */
const BRACKETS = String.raw`\(${PAIR}(?:, ?${PAIR}|, ?)?\)`
/** The words for a shoot-out and for extra time, in the languages of the files. */
const PEN = String.raw`(?:p[eê]n(?:s|alties|altis)?\b\.?|p\.?s\.?o\b\.?|g\.p\.|[in]\. ?E\.|t\.a\.b\.|d\.c\.r\.)`
const AET = String.raw`(?:a\.?e\.?t\b\.?|n\. ?V\.|d\.t\.s\.|a\.p\.|prorr\.)`

/** `5-6 pen. (1-1, 0-1)`: a shoot-out right after 90 minutes. */
const SHOOTOUT_ONLY = new RegExp(String.raw`^${PAIR} ${PEN} +${BRACKETS}`)
/** `4-3 pen. 1-1 a.e.t. (1-1, 1-0)`, `0-0 a.e.t. (0-0, 0-0), 4-3 pen.`, `1-1 a.e.t., 3-4 pen.`, `2-1 (2-1)`, `2-0 (5-4 pen.)`, `0-0`. */
const USUAL = new RegExp(
  String.raw`^(?:${PAIR} ${PEN} +)?${PAIR}( ${AET})?(?: *${BRACKETS})?(?:,? ?\(?${PAIR} ${PEN}\)?)?`,
)

/** `2-1 aet, 4-3 pen. (1-1)`: the score after 90 minutes comes last. */
const AFTER_ALL = new RegExp(String.raw`^${PAIR} ${AET},? \(?${PAIR} ${PEN}\)? *${BRACKETS}`)

/** `1-1 1-2nV`, `0-0 0-0nV 9-8iE`, `1-1 1-1 a.e.t. 4-5 pen`: after 90 minutes, after 120 and the shoot-out, in this order. */
const IN_ORDER = new RegExp(String.raw`^${PAIR}(?:\s+${PAIR} ?(?:${AET}|nV))?(?:\s+${PAIR} ?(?:${PEN}|iE))?`)

/** `4-5 pen.`: the file does not say what the score was. */
const KICKS_ALONE = new RegExp(String.raw`^${PAIR} ${PEN}$`)

/** The score that a text starts with, and how long it is. */
export function readScore(written: string): { readonly parts: ScoreParts; readonly length: number } | null {
  // `2:1` and `2–1` are `2-1`.
  const text = written.replaceAll(/(?<=\d)[:–](?=\d)/g, '-')
  const alone = SHOOTOUT_ONLY.exec(text)
  if (alone) {
    const [whole, ph, pa, sh, sa, hh, ha] = alone
    const [penalties, score] = [pairOf(ph, pa), pairOf(sh, sa)]
    const parts = { penalties, score, halfTime: halfOf(score, pairOf(hh, ha)), extraTime: null, repeatsShootout: false }
    return { parts, length: whole.length }
  }
  const last = AFTER_ALL.exec(text)
  if (last) {
    const [whole, eh, ea, ph, pa, sh, sa, hh, ha] = last
    const [extraTime, penalties, score] = [pairOf(eh, ea), pairOf(ph, pa), pairOf(sh, sa)]
    const parts = { penalties, score, halfTime: halfOf(score, pairOf(hh, ha)), extraTime, repeatsShootout: false }
    return { parts, length: whole.length }
  }
  const ordered = IN_ORDER.exec(text)
  if (ordered && (ordered[3] !== undefined || ordered[5] !== undefined)) {
    const [whole, sh, sa, eh, ea, ph, pa] = ordered
    const score = pairOf(sh, sa)
    const parts = { score, halfTime: halfOf(score, null), extraTime: pairOf(eh, ea), penalties: pairOf(ph, pa) }
    return { parts: { ...parts, repeatsShootout: false }, length: whole.length }
  }
  const kicks = KICKS_ALONE.exec(text)
  if (kicks) {
    const penalties = pairOf(kicks[1], kicks[2])
    return {
      parts: { penalties, score: null, halfTime: null, extraTime: null, repeatsShootout: false },
      length: text.length,
    }
  }
  const usual = USUAL.exec(text)
  if (!usual) return null
  const [whole, ph, pa, mh, ma, aet, h1, a1, h2, a2, lh, la] = usual
  // `1-1 pen. 4-5`: a shoot-out cannot end level, so the last pair is its result.
  const isBehind = ph !== undefined && ph === pa && mh !== ma && aet === undefined
  const penalties = isBehind ? pairOf(mh, ma) : (pairOf(ph, pa) ?? pairOf(lh, la))
  const main = isBehind ? pairOf(ph, pa) : pairOf(mh, ma)
  const [first, second] = [pairOf(h1, a1), pairOf(h2, a2)]
  if (aet === undefined) {
    const parts = { penalties, score: main, halfTime: first, extraTime: null, repeatsShootout: false }
    return { parts, length: whole.length }
  }
  const repeatsShootout = penalties !== null && same(main, penalties)
  const extraTime = repeatsShootout ? null : main
  return {
    parts: { penalties, score: first, halfTime: halfOf(first, second), extraTime, repeatsShootout },
    length: whole.length,
  }
}

/** A single pair in brackets is the score after 90 minutes; half time is only known from it if there were no goals. */
function halfOf(score: Score | null, half: Score | null): Score | null {
  return half ?? (score?.home === 0 && score.away === 0 ? score : null)
}

function pairOf(home: string | undefined, away: string | undefined): Score | null {
  return home === undefined || away === undefined ? null : { home: Number(home), away: Number(away) }
}

function same(one: Score | null, other: Score | null): boolean {
  return one?.home === other?.home && one?.away === other?.away
}

export function shootoutRemark(
  home: string,
  away: string,
  { repeatsShootout, score, penalties }: ScoreParts,
): string | null {
  if (!repeatsShootout) return null
  const also = same(score, penalties) ? ' O placar dos 90 minutos também a repete e deve ser conferido.' : ''
  return `${home} x ${away}: o placar da prorrogação repete a disputa de pênaltis e foi deixado de fora.${also}`
}
