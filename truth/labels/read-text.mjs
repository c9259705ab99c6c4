// The text files' match lines: `home v away score`, `home score away`, and the Portuguese `home 4x2 away`.
import { readFileSync } from 'node:fs'

const TIME = /^\d{1,2}[.:h]\d{2}\s*(?:UTC[+-−±]?\d*)?\s*-?\s+/
const MODERN = /^(.+?)\s+v\s+(.+?)(?:\s{2,}(.*))?$/
const BETWEEN =
  /^(.+?)\s*(\d+)\s*(?:-|x)\s*(\d+)(?:\s*\([^)]*\)|\s*a\.?e\.?t\.?|\s*pen\.?|,?\s*\d+-\d+\s*pen\.?)*\s+-?\s*(\S.*)$/
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'
const DATE = new RegExp(`^(?:[A-Z][a-z]{1,2},? )?(?:\\d{1,2} ${MONTH}|${MONTH}[/ ]\\d{1,2})\\s+`)
const SCORE = /(?:^|\s)(\d+)-(\d+)(?!\d*\s*pen)/

export function linesOf(path) {
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .map((text, index) => ({ line: index + 1, text }))
}

/** Dialect A. The header's own counts come along: `{ teams, matches, statements }`. */
export function readModern(path) {
  const lines = linesOf(path)
  const header = (word) => {
    const found = lines.map(({ text }) => new RegExp(`^# ${word}\\s+(\\d+)`).exec(text)?.[1]).find(Boolean)
    return found ? Number(found) : null
  }
  const statements = []
  let round = ''
  for (const { line, text } of lines) {
    if (/^\s*»/.test(text)) round = text.replace(/^\s*»\s*/, '').trim()
    const told = /^\s/.test(text) && MODERN.exec(text.trim().replace(TIME, ''))
    if (!told || text.trim().startsWith('#')) continue
    const [, home, away, rest = ''] = told
    const score = SCORE.exec(rest.replace(/\d+-\d+ pen\./, ''))
    const note = /\[(\w+)/.exec(rest)?.[1] ?? null
    statements.push({ line, home, away: away.trim(), round, note, score: score ? score.slice(1, 3).map(Number) : null })
  }
  return { teams: header('Teams'), matches: header('Matches'), statements }
}

/** A score between two names, as in older England, in tournaments and in the classic files of Brazil. */
export function readBetween(path) {
  const statements = []
  for (const { line, text } of linesOf(path)) {
    const bare = text
      .replace(/#.*/, '')
      .replace(/\s@.*$/, '')
      .trim()
    if (bare === '' || /^[=[(»▪]/.test(bare) || /Rodada|Matchday|Group /.test(bare)) continue
    const undated = bare
      .replace(/^\([^)]*\)\s*/, '')
      .replace(/^\d{4}-\d\d-\d\d\s+/, '')
      .replace(DATE, '')
      .replace(/^(?:\d{1,2}[.:h]\d{2}(?:\s*UTC[^\s]*)?)?\s*-?\s*/, '')
      .replace(/^\([^)]*\)\s*/, '')
      // The shoot-out in front of or behind the score that counts here.
      .replace(/\d+-\d+ pen\.?,?\s+(?=\d+-\d+)/, '')
      .replace(/\s+\d+[-:]\d+iE/, '')
    const versus = /^(.+?)\s+v\s+(.+?)\s{2,}(.*)$/.exec(`${undated}   `)
    const between = BETWEEN.exec(undated)
    if (versus) {
      const score = /(\d+)-(\d+)/.exec(versus[3])
      const [, home, away] = versus
      statements.push({ line, home, away: away.trim(), score: score ? score.slice(1, 3).map(Number) : null })
    } else if (between) {
      const [, home, first, second, rest] = between
      const away = rest.split(/\s{2,}|\s-\s(?!MG|PR|GO|SP|RJ|RN|RS)/)[0].replace(/\s*\[.*$/, '')
      statements.push({
        line,
        home: home.replace(/\s*\*$/, ''),
        away: away.trim(),
        score: [Number(first), Number(second)],
      })
    }
  }
  return statements
}
