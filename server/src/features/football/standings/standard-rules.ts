import { rulesets, tieRulesets, type StandingsRules, type TieRules } from '@meio-campo/football'

export interface PhaseRules {
  readonly rules: Readonly<Record<string, unknown>>
  readonly zones: readonly unknown[]
}

/** The rules a phase starts with, by competition and year. They are data of the phase from then on. */
export function standardRules(competition: string, year: number, kind: 'league' | 'groups' | 'knockout'): PhaseRules {
  if (kind === 'knockout') return { rules: { ...tieRulesOf(competition, year, true) }, zones: [] }
  const { zones, ...rules } = tableRulesOf(competition, year, kind)
  return { rules, zones: zonesOf(competition, year, kind, zones) }
}

const BRAZIL = /^brasileirao_serie_[a-d]$/

function tableRulesOf(competition: string, year: number, kind: 'league' | 'groups'): StandingsRules {
  if (competition === 'brasileirao_serie_a') return rulesets.brasileiraoSerieA
  if (BRAZIL.test(competition)) return rulesets.brasileiraoSerieB
  switch (competition) {
    case 'copa_libertadores':
    case 'copa_sul_americana':
      return year >= 2026 ? rulesets.conmebolGroups : rulesets.conmebolGroups2025
    case 'champions_league':
      return kind === 'league' ? rulesets.uefaLeaguePhase : rulesets.uefaGroups
    case 'eurocopa':
      return rulesets.uefaEuro
    case 'copa_do_mundo':
    case 'copa_do_mundo_feminina':
      return worldCupRules(competition, year)
    case 'la_liga':
    case 'la_liga_2':
      return points(rulesets.spain, year >= 1995)
    case 'serie_a_italia':
    case 'serie_b_italia':
      return points(year >= 2022 ? rulesets.italy : rulesets.italy2021, year >= 1994)
    case 'campeonato_portugues':
      return points(rulesets.portugal, year >= 1995)
    case 'bundesliga':
    case 'bundesliga_2':
      return points(rulesets.germany, year >= 1995)
    case 'ligue_1':
    case 'ligue_2':
      return points(rulesets.france, year >= 1994)
    // England gave three points long before the others.
    case 'premier_league':
    case 'championship':
    case 'league_one':
    case 'league_two':
    case 'football_league':
      return points(rulesets.england, year >= 1981)
    default:
      return points(rulesets.england, year >= 1995)
  }
}

function worldCupRules(competition: string, year: number): StandingsRules {
  if (year >= 2026) return rulesets.worldCup2026
  if (year >= 1994 || competition === 'copa_do_mundo_feminina') {
    return points(rulesets.worldCup2022, year >= 1994)
  }
  return year >= 1970 ? rulesets.worldCup1990 : rulesets.worldCup1966
}

function points(rules: StandingsRules, three: boolean): StandingsRules {
  return three ? rules : { ...rules, pointsPerWin: 2 }
}

/** Zones have changed more often than rules: those of the catalogue are today's, for tables of twenty. */
function zonesOf(
  competition: string,
  year: number,
  kind: 'league' | 'groups',
  zones: StandingsRules['zones'],
): StandingsRules['zones'] {
  if (!BRAZIL.test(competition)) return zones
  if (kind !== 'league' || year < 2006 || !/_[ab]$/.test(competition)) return []
  return year >= 2016 ? zones : zones.filter(({ id }) => ['libertadores', 'acesso', 'rebaixamento'].includes(id))
}

/** How a tie is decided; a single match of a competition that usually plays two, such as a final, is one. */
export function tieRulesOf(competition: string, year: number, twoLegs: boolean): TieRules {
  const { singleMatch, singleMatchPenalties, twoLegs: two, twoLegsAwayGoals } = tieRulesets
  switch (competition) {
    case 'copa_do_brasil':
      if (!twoLegs) return singleMatchPenalties
      return year >= 2018 ? two : twoLegsAwayGoals
    case 'copa_libertadores':
    case 'copa_sul_americana':
      if (!twoLegs) return singleMatch
      return year >= 2022 ? two : twoLegsAwayGoals
    case 'champions_league':
      if (!twoLegs) return singleMatch
      return year >= 2021 ? tieRulesets.twoLegsExtraTime : tieRulesets.twoLegsExtraTimeAwayGoals
    case 'copa_do_mundo':
      return year < 1974 ? tieRulesets.singleMatchReplayed : singleMatch
    case 'copa_do_mundo_feminina':
    case 'eurocopa':
      return singleMatch
    default:
      return twoLegs ? two : singleMatch
  }
}
