// Scores the forecast on seasons that it had not seen, beside what it must beat, and prints the table.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describe, summarise } from './report.mjs'
import { scoreAll } from './score.mjs'
import { missingSources, readClubMatches, readInternationals } from './sources.mjs'

const USAGE = 'npm run forecast:score -- <folder of datasets> [--json <file>]'
const fromHere = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path)
const range = (from, to, step = 1) => Array.from({ length: (to - from) / step + 1 }, (_, place) => from + place * step)

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })
const folder = fromHere(positionals[0] ?? '../shared/open')
const missing = missingSources(folder)
if (missing.length > 0) {
  console.error(`Nothing was scored: ${folder} does not have ${missing.join(', ')}.\n${USAGE}`)
  process.exit(1)
}

const ratingKeys = ['noise', 'breakVariance', 'stretch', 'lowScores', 'dailyVariance', 'newVariance']
const marginKeys = ['noise', 'stretch', 'winLimit', 'clearWinLimit', 'dailyVariance', 'newVariance']
const eloKeys = ['step', 'home', 'slope', 'cutHome', 'cutAway']

const tests = [
  {
    name: 'Série A',
    matches: readClubMatches(folder),
    isScored: (match) => match.competition === 'serieA',
    // Cards and line-ups are only known since 2013, so twice as many matches are needed to measure their value.
    isEvidence: ({ competition }) => competition === 'serieA' || competition === 'serieB',
    years: range(2013, 2025),
    chosenSince: 2006,
    ratingKeys: [...ratingKeys, 'cards', 'eleven', 'experience'],
    marginKeys: [...marginKeys, 'breakVariance', 'level', 'cards', 'eleven', 'experience'],
    eloKeys: [...eloKeys, 'carry', 'level'],
    firstRounds: 8,
    rounds: 2,
  },
  {
    name: 'Copas do Mundo',
    matches: readInternationals(folder),
    isScored: (match) => match.competition === 'FIFA World Cup',
    years: range(1998, 2026, 4),
    chosenSince: 1954,
    ratingKeys: ['noise', 'dailyVariance', 'stretch', 'lowScores', 'tempoVariance'],
    marginKeys,
    eloKeys,
    firstRounds: 4,
    rounds: 1,
  },
]

const say = (line) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${line}`)
const summaries = tests.map((test) => summarise(test, scoreAll(test, say)))
say('')
for (const summary of summaries) console.log(describe(summary))
if (values.json) writeFileSync(fromHere(values.json), `${JSON.stringify(summaries, null, 2)}\n`)
