// Reads the match sheets of the Brazilian confederation: results, line-ups and yellow cards.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const competitions = { Serie_A: 'serieA', Serie_B: 'serieB', Serie_C: 'serieC', CdB: 'cup' }

/** `names` are what the other dataset calls the clubs of the first division. */
export function readSheets(folder, names) {
  const sheets = join(folder, 'brazilianfootball-cbf')
  return readdirSync(sheets).flatMap((file) => {
    const [, kind, year] = /^(Serie_A|Serie_B|Serie_C|CdB)_(\d{4})_games\.json$/.exec(file) ?? []
    if (!kind) return []
    return Object.values(JSON.parse(readFileSync(join(sheets, file), 'utf8'))).map((sheet) => ({
      competition: competitions[kind],
      year: Number(year),
      day: sheet.Date.split('/').toReversed().join('-'),
      home: clubName(sheet.Home, names),
      away: clubName(sheet.Away, names),
      goals: sheet.Result.split(/x/i).map(Number),
      lineups: { home: lineupOf(sheet.Home, sheet), away: lineupOf(sheet.Away, sheet) },
      yellowCards: countCards(sheet),
    }))
  })
}

/** A line ends in T for a starter or R for a reserve, perhaps (g) and P or A, and the number that stays with a player. */
function lineupOf(side, { Players: lines }) {
  const lineup = { starters: [], bench: [] }
  for (const [line, club] of lines) {
    const [, role, player] = /([TR])\s*(?:\(g\))?\s*[PA]?\s*(\d{5,7})$/.exec(line ?? '') ?? []
    if (club === side && player) lineup[role === 'T' ? 'starters' : 'bench'].push(player)
  }
  return lineup
}

function countCards({ Home, Away, 'Yellow cards': lines }) {
  const cards = { home: 0, away: 0 }
  for (const line of lines) {
    const side = sideOf(line, Home, Away)
    if (side) cards[side] += 1
  }
  return cards
}

/** The club at the end of a line is spelled in other ways than at the head of its sheet; null where both could be meant. */
function sideOf(line, home, away) {
  const [end, first, second] = [line, home, away].map(plain)
  const spellings = [(club) => club, (club) => club.replace(/^.*(?=\/)/, ''), (club) => club.replace(/\/.*$/, '')]
  for (const spell of spellings) {
    const [isFirst, isSecond] = [end.endsWith(spell(first)), end.endsWith(spell(second))]
    if (isFirst !== isSecond) return isFirst ? 'home' : 'away'
  }
  return null
}

function plain(text) {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z/]/g, '')
}

// The two datasets call some clubs by other names; other clubs keep their state, because several share a name.
const sameClub = {
  'América / MG': 'América MG',
  'América / RN': 'América RN',
  'Atlético Mineiro / MG': 'Atlético MG',
  'Athletico Paranaense / PR': 'Athletico PR',
  'Atlético Goianiense / GO': 'Atlético GO',
  'Atlético / GO': 'Atlético GO',
  'Red Bull Bragantino / SP': 'Bragantino',
  'Gremio Novorizontino - / SP': 'Novorizontino / SP',
}
const namesakes = new Set([
  'Botafogo / PB',
  'Botafogo / SP',
  'Flamengo / PI',
  'Fluminense / PI',
  'Guarani / CE',
  'Internacional / SC',
  'Juventude / MA',
  'Portuguesa / RJ',
  'Santa Cruz / RN',
  'Santa Cruz / RS',
  'Santos / AP',
  'Vitória / ES',
])

function clubName(name, names) {
  if (sameClub[name]) return sameClub[name]
  const [short] = name.split(' / ')
  return names.has(short) && !namesakes.has(name) ? short : name
}
