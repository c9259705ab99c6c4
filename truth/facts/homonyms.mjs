// Names that several clubs carry, and clubs that carry several names: "One club, many names" and the lists of clubs.
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import { fact } from '../checks.mjs'
import { readClubLists, readPlayerLists } from '../labels/read-lists.mjs'
import { fold } from '../names.mjs'

const TEXT = ['openfootball-txt']
const SHEETS = ['brazilianfootball-cbf']
const BOTH = [...TEXT, ...SHEETS]

// Country codes of the files where they are not the ISO code.
const COUNTRY = { eng: 'GB-ENG', sco: 'GB-SCT', wal: 'GB-WLS', nir: 'GB-NIR', kos: 'XK', mc: 'FR' }

/** Every listed club is one team, and no two listed clubs are the same team; every listed player one person. */
export function generate({ 'openfootball-txt': place }) {
  const folders = ['clubs', 'players'].map((name) => place && join(place, name))
  if (!folders[0] || !existsSync(folders[0])) return []
  return [
    ...readClubLists(folders[0])
      .filter(({ clubs }) => clubs.length > 0)
      .map(listedClubs),
    ...readPlayerLists(folders[1])
      .filter(({ players }) => players.length > 0)
      .map(listedPlayers),
  ]
}

// Listed beside the club that they are: CA Bragantino took the name of its owner in 2020.
const RENAMED = new Set(['rb bragantino'])

function listedClubs({ code, clubs }) {
  const country = COUNTRY[code] ?? code.toUpperCase()
  return fact(
    `the ${clubs.length} clubs of the list ${code}.clubs.txt are ${clubs.length} teams`,
    TEXT,
    (world) => {
      const bare = (name) => name.replace(/\s*\(\d{4}-?\d*\)$/, '').replace(/\s*\([^)]*\)$/, '')
      const ids = clubs.map(({ name }) => {
        const called = [name, bare(name)].map((each) => world.teamsCalled(each, { kind: 'club', gender: 'men' }))
        return (called.find((teams) => teams.length > 0) ?? []).filter(
          (team) => team.country === null || team.country === country,
        )
      })
      return `${new Set(ids.flat().map(({ id }) => id)).size} teams, ${ids.filter((teams) => teams.length === 0).length} not found`
    },
    `${new Set(clubs.map(({ name }) => fold(name)).filter((name) => !RENAMED.has(name))).size} teams, 0 not found`,
  )
}

function listedPlayers({ code, players }) {
  const marks = players.map(({ name, birthDate }) => `${fold(name)} ${birthDate}`)
  return fact(
    `the ${players.length} players of the list ${code}.players.txt are one person each`,
    TEXT,
    async (world) => {
      // Where sources disagree on a birth date, the person has one of them, and the list's own statement beside it.
      const rows = await world.db.rows(
        `with born as (
           select id, birth_date::text from people
           union select record_id, said ->> 'birth_date' from sources where kind = 'person')
         select a.alias, b.birth_date, b.id from born as b
         join aliases as a on a.kind = 'person' and a.record_id = b.id where b.birth_date = any ($1)`,
        [[...new Set(players.map(({ birthDate }) => birthDate))]],
      )
      const owners = new Map()
      for (const { alias, birth_date, id } of rows) {
        const mark = `${fold(alias)} ${birth_date}`
        owners.set(mark, (owners.get(mark) ?? new Set()).add(id))
      }
      const wrong = [...new Set(marks)].filter((mark) => owners.get(mark)?.size !== 1)
      return wrong.length
    },
    0,
  )
}

/** Each name, with the state, is one club, and all of them are different ones. */
const apart = (needs, ...names) =>
  fact(
    `${names.map((each) => each.join('/')).join(', ')} are ${names.length} clubs`,
    needs,
    (world) => {
      const found = names.map(([name, state]) => bearersOf(world, name, state))
      const counts = found.map((teams) => teams.length)
      return `${counts.join(' ')}, ${new Set(found.flat()).size} different`
    },
    `${names.map(() => 1).join(' ')}, ${names.length} different`,
  )

/**
 * Finds a club of that state that carries the name, with or without the state; otherwise one whose state is unknown.
 */
function bearersOf(world, name, state) {
  const about = { kind: 'club', country: 'BR', gender: 'men' }
  const called = [...world.teamsCalled(`${name} ${state}`, about), ...world.teamsCalled(name, about)]
  const there = [...new Set(called)].filter((team) => team.state === state)
  return there.length > 0 ? there : [...new Set(called)].filter((team) => team.state === null)
}

/** All these spellings are one and the same club of Brazil. */
const same = (needs, ...names) =>
  fact(
    `${names.join(', ')} are one club`,
    needs,
    (world) => {
      const found = names.map((name) => world.teamsCalled(name, { kind: 'club', country: 'BR', gender: 'men' }))
      const common = found.reduce((left, teams) => left.filter((team) => teams.includes(team)))
      return common.length === 1
        ? 'one'
        : found.map((teams) => teams.map(({ id }) => id).join('/') || 'nobody').join(', ')
    },
    'one',
  )

export const facts = [
  apart(SHEETS, ['Botafogo', 'RJ'], ['Botafogo', 'SP'], ['Botafogo', 'PB']),
  apart(SHEETS, ['América', 'MG'], ['América', 'RN']),
  apart(SHEETS, ['Atlético Mineiro', 'MG'], ['Athletico Paranaense', 'PR'], ['Atlético Goianiense', 'GO']),
  apart(SHEETS, ['Athletic', 'MG'], ['Atlético Mineiro', 'MG'], ['América', 'MG']),
  apart(SHEETS, ['Grêmio', 'RS'], ['Novorizontino', 'SP']),
  apart(SHEETS, ['Ferroviário', 'CE'], ['Ferroviária', 'SP']),
  apart(SHEETS, ['Vitória', 'BA'], ['Vitória da Conquista', 'BA'], ['Vitória', 'ES']),
  apart(SHEETS, ['Bahia', 'BA'], ['Bahia de Feira', 'BA']),
  apart(SHEETS, ['Juazeiro', 'BA'], ['Juazeirense', 'BA']),
  apart(SHEETS, ['Santa Cruz', 'PE'], ['Santa Cruz', 'RS']),
  apart(SHEETS, ['Fluminense', 'RJ'], ['Fluminense', 'PI'], ['Fluminense de Feira', 'BA']),
  apart(SHEETS, ['Flamengo', 'RJ'], ['Flamengo', 'PI']),
  apart(SHEETS, ['Internacional', 'RS'], ['Internacional', 'SC'], ['Inter de Limeira', 'SP']),
  apart(SHEETS, ['Operário', 'PR'], ['Operário', 'MT'], ['Operário', 'MS']),
  apart(SHEETS, ['São Raimundo', 'RR'], ['São Raimundo', 'AM'], ['São Raimundo', 'PA']),
  apart(SHEETS, ['Portuguesa', 'SP'], ['Portuguesa', 'RJ'], ['Portuguesa Santista', 'SP']),
  apart(SHEETS, ['Santos', 'SP'], ['Santos', 'AP']),
  apart(SHEETS, ['Náutico', 'PE'], ['Nautico', 'RR']),
  apart(SHEETS, ['Guarani', 'SP'], ['Guarani', 'CE'], ['Guarany', 'CE'], ['Guarany', 'RS']),
  apart(SHEETS, ['Villa Nova', 'MG'], ['Vila Nova', 'GO']),
  apart(SHEETS, ['Red Bull Bragantino', 'SP'], ['Bragantino', 'PA'], ['Red Bull Brasil', 'SP']),
  apart(SHEETS, ['Juventude', 'RS'], ['Juventude', 'MA']),
  apart(SHEETS, ['Capital', 'DF'], ['Capital', 'TO']),
  apart(SHEETS, ['Ypiranga', 'RS'], ['Ypiranga', 'AP']),
  same(BOTH, 'Flamengo RJ', 'CR Flamengo'),
  same(BOTH, 'CA Mineiro', 'Atlético Mineiro', 'Clube Atlético Mineiro'),
  same(BOTH, 'CA Paranaense', 'Athletico Paranaense', 'Atlético PR'),
  same(BOTH, 'SC Recife', 'Sport Recife', 'Sport Recife PE'),
  same(BOTH, 'AC Goianiense', 'Atlético Goianiense', 'Atlético GO'),
  same(BOTH, 'Grêmio FBPA', 'Grêmio Porto Alegre', 'Grêmio'),
  same(BOTH, 'Brasil de Pelotas RS', 'Brasil de Pelotas'),
  same(BOTH, 'Operário Ferroviário PR', 'Operário Ferroviário'),
  same(BOTH, 'Grêmio Novorizontino SP', 'Novorizontino'),
  same(BOTH, 'Boa Esporte MG', 'Boa'),
  same(BOTH, 'CR Brasil AL', 'CRB'),
  same(BOTH, 'Amazonas FC AM', 'Amazonas'),
  same(BOTH, 'Red Bull Bragantino', 'RB Bragantino'),
]
