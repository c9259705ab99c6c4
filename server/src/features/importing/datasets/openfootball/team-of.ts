import { findCountryByFifaCode } from '../../../football/countries/countries.ts'
import { club, nationalTeam } from '../names/team-ref.ts'
import { ageLevelOfTitle, inAgeLevel } from '../names/age-level.ts'
import { isWomensName } from '../names/womens-name.ts'
import type { TeamRef } from '../../records/records.ts'
import type { Competition } from './competitions.ts'
import { findStateInName } from './states.ts'

/** Clubs that play in a neighbour's league. */
const ABROAD: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:Cardiff|Swansea|Wrexham|Newport)\b/, 'GB-ENG', 'GB-WLS'],
  [/\bMonaco\b/, 'FR', 'MC'],
  [/\bVaduz\b/, 'CH', 'LI'],
  [/^(?:Berwick)\b/, 'GB-SCT', 'GB-ENG'],
]

/** Among women it says nothing; elsewhere it is a town: San Martín (F) plays in Formosa. */
const WOMENS_MARK = /\s*\((?:F|W|Fem\.?)\)$/i

/** `FC Porto (POR)` in a cup between countries, a bare name in a league. */
export function teamOf(stated: string, competition: Competition): TeamRef {
  const team = seniorTeamOf(stated, competition)
  // The country in brackets and the state are read before: the age would stand behind them.
  return { ...team, name: inAgeLevel(team.name, ageLevelOfTitle(competition.name)) }
}

function seniorTeamOf(name: string, competition: Competition): TeamRef {
  if (competition.gender === 'women')
    return { ...namedTeam(name.replace(WOMENS_MARK, ''), competition), gender: 'women' }
  const team = namedTeam(name, competition)
  return { ...team, gender: team.kind === 'club' && isWomensName(name) ? 'women' : 'men' }
}

function namedTeam(name: string, competition: Competition): TeamRef {
  if (competition.teams === 'national') return nationalTeam(name)
  const marked = /^(.+?) \(([A-Z]{3})\)$/.exec(name)
  if (marked?.[1] && marked[2]) {
    const country = findCountryByFifaCode(marked[2])
    return club(marked[1], country, country === 'BR' ? findStateInName(marked[1]) : null)
  }
  const { country } = competition
  const state = country === 'BR' ? (findStateInName(name) ?? competition.state) : null
  const abroad = ABROAD.find(([pattern, league]) => league === country && pattern.test(name))
  return club(name, abroad?.[2] ?? country, state)
}
