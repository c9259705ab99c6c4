// football.json and worldcup.json: every match with the line it begins on.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `[{ folder, file, code, statements }]` for every file of matches below a folder of seasons. */
export function readJsonFolder(place) {
  const seasons = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return seasons.flatMap(({ name: season }) =>
    readdirSync(join(place, season))
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const text = readFileSync(join(place, season, file), 'utf8')
        const code = file.replace(/\.json$/, '')
        return { season, file, code, statements: repairYears(season, code, readMatches(text)) }
      }),
  )
}

/** English seasons begin in August: a match dated before that belongs to the next year (two files have it wrong). */
function repairYears(season, code, statements) {
  const start = season.slice(0, 4)
  if (!code.startsWith('en.') || !season.includes('-')) return statements
  return statements.map((each) =>
    each.day?.startsWith(start) && each.day.slice(5, 7) < '08'
      ? { ...each, day: `${Number(start) + 1}${each.day.slice(4)}` }
      : each,
  )
}

export function readMatches(text) {
  const { matches } = JSON.parse(text)
  if (!Array.isArray(matches)) return []
  const lines = linesOfObjects(text)
  return matches.map((match, index) => {
    const score = Array.isArray(match.score) ? { ft: match.score } : (match.score ?? {})
    return {
      line: lines[index] ?? null,
      day: match.date,
      home: match.team1,
      away: match.team2,
      score: score.ft ?? null,
      final: score.et ?? score.ft ?? null,
      status: match.status ?? null,
      round: match.round ?? '',
      ground: match.ground ?? null,
    }
  })
}

/** The line of every object directly below the list `matches`: two brackets deep. */
function linesOfObjects(text) {
  const lines = []
  let line = 1
  let depth = 0
  let quoted = false
  const from = text.indexOf('"matches"')
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\n') line += 1
    if (quoted && sign === '\\') at += 1
    else if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '{' || sign === '[')) {
      if (depth === 2 && sign === '{' && at > from) lines.push(line)
      depth += 1
    } else if (!quoted && (sign === '}' || sign === ']')) depth -= 1
  }
  return lines
}
