// What a forecast must beat. Each learns match by match like the forecast itself and has parameters to be chosen.
/** How often home wins, draws and away wins have happened so far in the competition that is scored. */
export class BaseRates {
  #counts = { home: 1, draw: 1, away: 1 }
  #counted

  constructor({ counted }) {
    this.#counted = counted
  }

  forecast() {
    const { home, draw, away } = this.#counts
    const total = home + draw + away
    return { home: home / total, draw: draw / total, away: away / total }
  }

  learn(match) {
    if (!this.#counted(match)) return
    this.#counts[match.homeGoals > match.awayGoals ? 'home' : match.homeGoals < match.awayGoals ? 'away' : 'draw'] += 1
  }
}

export const poissonStart = { memory: 0.97, prior: 12 }

/** Goals scored and conceded beside the average, older ones counting less; two independent Poisson distributions. */
export class PlainPoisson {
  #teams = new Map()
  #all = { home: 1.5, away: 1.1 }
  #parameters

  constructor(parameters) {
    this.#parameters = parameters
  }

  forecast(match) {
    const { home, away } = this.#means(match)
    const chances = { home: 0, draw: 0, away: 0 }
    let first = Math.exp(-home)
    for (let goals = 0; goals <= 12; goals += 1) {
      let second = Math.exp(-away)
      for (let against = 0; against <= 12; against += 1) {
        chances[goals > against ? 'home' : goals < against ? 'away' : 'draw'] += first * second
        second *= away / (against + 1)
      }
      first *= home / (goals + 1)
    }
    const total = chances.home + chances.draw + chances.away
    return { home: chances.home / total, draw: chances.draw / total, away: chances.away / total }
  }

  learn(match) {
    const usual = this.#usual(match)
    this.#add(match.home, match.homeGoals / usual.home, match.awayGoals / usual.away)
    this.#add(match.away, match.awayGoals / usual.away, match.homeGoals / usual.home)
    if (match.neutral) return
    this.#all.home += 0.002 * (match.homeGoals - this.#all.home)
    this.#all.away += 0.002 * (match.awayGoals - this.#all.away)
  }

  #usual({ neutral }) {
    const { home, away } = this.#all
    return neutral ? { home: (home + away) / 2, away: (home + away) / 2 } : { home, away }
  }

  #means(match) {
    const usual = this.#usual(match)
    const [home, away] = [this.#shares(match.home, match.level), this.#shares(match.away, match.level)]
    return { home: usual.home * home.scored * away.conceded, away: usual.away * away.scored * home.conceded }
  }

  #shares(team, level) {
    const { prior } = this.#parameters
    const { matches, scored, conceded } = this.#teams.get(team) ?? { matches: 0, scored: 0, conceded: 0 }
    const usual = Math.exp(level / 2)
    return {
      scored: (scored + prior * usual) / (matches + prior),
      conceded: (conceded + prior / usual) / (matches + prior),
    }
  }

  #add(team, scored, conceded) {
    const { memory } = this.#parameters
    const before = this.#teams.get(team) ?? { matches: 0, scored: 0, conceded: 0 }
    this.#teams.set(team, {
      matches: before.matches * memory + 1,
      scored: before.scored * memory + scored,
      conceded: before.conceded * memory + conceded,
    })
  }
}

export const eloStart = { step: 20, home: 80, carry: 0.8, level: 150, slope: 2, cutHome: 0.6, cutAway: 0.6 }

/**
 * Elo ratings: the winner takes points, a larger margin more by its square root. An ordered logit of the difference gives
 * the chances. Over the break between seasons a team keeps `carry` of its distance to the level of its league.
 */
export class PlainElo {
  #teams = new Map()
  #parameters

  constructor(parameters) {
    this.#parameters = parameters
  }

  forecast(match) {
    const { slope, cutHome, cutAway } = this.#parameters
    const lead = (slope * this.#lead(match)) / 400
    const home = logistic(lead - cutHome)
    const away = logistic(-lead - cutAway)
    return { home, draw: Math.max(0, 1 - home - away), away }
  }

  learn(match) {
    const expected = 1 / (1 + 10 ** (-this.#lead(match) / 400))
    const margin = match.homeGoals - match.awayGoals
    const scored = (Math.sign(margin) + 1) / 2
    const weight = Math.sqrt(Math.abs(margin) || 1) * (match.friendly ? 0.5 : 1)
    const change = this.#parameters.step * weight * (scored - expected)
    const [home, away] = [this.#pointsOf(match.home, match), this.#pointsOf(match.away, match)]
    this.#keep(match.home, home + change, match.season)
    this.#keep(match.away, away - change, match.season)
  }

  #lead(match) {
    const edge = match.neutral ? 0 : this.#parameters.home
    return this.#pointsOf(match.home, match) - this.#pointsOf(match.away, match) + edge
  }

  #pointsOf(team, { season, level }) {
    const middle = level * this.#parameters.level
    const known = this.#teams.get(team)
    if (!known) return middle
    const isNewSeason = season !== null && known.season !== null && known.season !== season
    return isNewSeason ? middle + (known.points - middle) * this.#parameters.carry : known.points
  }

  #keep(team, points, season) {
    this.#teams.set(team, { points, season: season ?? this.#teams.get(team)?.season ?? null })
  }
}

function logistic(value) {
  return 1 / (1 + Math.exp(-value))
}
