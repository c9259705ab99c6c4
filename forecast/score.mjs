// Forecasts every scored match before learning from it. Parameters of a season are chosen on the seasons before it.
import {
  blend,
  chooseParameters,
  logLoss,
  MarginBook,
  mean,
  outcomeChances,
  outcomeOf,
  RatingBook,
  roundParameters,
  scorelineChances,
} from '../football/src/index.ts'
import { BaseRates, eloStart, PlainElo, PlainPoisson, poissonStart } from './baselines.mjs'
import { beforeLineups, comparedElevens } from './elevens.mjs'

const marginWeights = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

/** What is compared: how it is made from parameters, where the search for those begins, and which ones it may change. */
function contenders({ matches, isScored, isEvidence, ratingKeys, marginKeys, eloKeys }) {
  const lineupsOf = comparedElevens(matches)
  return {
    baseRates: { make: () => new BaseRates({ counted: isScored }), start: {}, keys: [] },
    elo: { make: (parameters) => new PlainElo(parameters), start: eloStart, keys: eloKeys },
    plainPoisson: {
      make: (parameters) => new PlainPoisson(parameters),
      start: poissonStart,
      keys: ['memory', 'prior'],
    },
    goals: {
      make: (parameters) => goalsContender(parameters, lineupsOf),
      start: roundParameters.ratings,
      keys: ratingKeys,
      isEvidence,
    },
    margins: {
      make: (parameters) => marginsContender(parameters, lineupsOf),
      start: roundParameters.margins,
      keys: marginKeys,
      isEvidence,
    },
  }
}

function goalsContender(parameters, lineupsOf) {
  const book = new RatingBook(parameters)
  return {
    forecast: (match) => {
      const expected = book.expectedGoals(match, lineupsOf(match))
      return outcomeChances(scorelineChances(expected, parameters.lowScores))
    },
    learn: (match) => book.learn(match, lineupsOf(match)),
  }
}

function marginsContender(parameters, lineupsOf) {
  const book = new MarginBook(parameters)
  return {
    forecast: (match) => book.chances(match, lineupsOf(match)),
    learn: (match) => book.learn(match, lineupsOf(match)),
  }
}

/** The verdicts of every contender and of the model, which blends two of them, on the years that are scored. */
export function scoreAll(test, say) {
  const { baseRates, elo, plainPoisson, goals, margins } = contenders(test)
  const walk = (name, contender) => {
    say(`${test.name}: ${name}`)
    return { name, ...walkForward(test, contender) }
  }
  const [byRates, byElo, byPoisson] = [
    walk('base rates', baseRates),
    walk('Elo', elo),
    walk('plain Poisson', plainPoisson),
  ]
  const [byGoals, byMargins] = [walk('goals', goals), walk('margins', margins)]
  return [byRates, byElo, byPoisson, blended(test, byGoals, byMargins)]
}

/**
 * One verdict per scored match. For each year the parameters are chosen on the years before it; the year itself and
 * everything after it have no part in that. `isEvidence` selects the matches that choose them, by default the scored ones.
 * `early` are the forecasts made before line-ups were known; `known` are those of earlier years with the same parameters.
 */
function walkForward({ matches, isScored, years, chosenSince, firstRounds, rounds }, contender) {
  const { isEvidence = isScored } = contender
  let parameters = contender.start
  const verdicts = []
  const early = []
  const known = new Map()
  for (const year of [...years, years.at(-1) + 1]) {
    const before = matches.filter((match) => match.year < year)
    const past = (candidate, isAsked) =>
      play(before, isAsked, contender.make(candidate)).filter(({ match }) => match.year >= chosenSince)
    const loss = (candidate) => mean(past(candidate, isEvidence).map(logLoss))
    const search = { start: parameters, keys: contender.keys, loss, rounds: year === years[0] ? firstRounds : rounds }
    if (contender.keys.length > 0) parameters = chooseParameters(search)
    known.set(year, past(parameters, isScored))
    const upTo = matches.filter((match) => match.year <= year)
    const ofYear = (all) => all.filter(({ match }) => match.year === year && years.includes(year))
    verdicts.push(...ofYear(play(upTo, isScored, contender.make(parameters))))
    early.push(...ofYear(play(upTo, isScored, contender.make(parameters), beforeLineups)))
  }
  return { verdicts, early, known, parameters }
}

function blended({ years }, goals, margins) {
  const mix = (first, second, weight) =>
    first.map((verdict, place) => ({ ...verdict, chances: blend(verdict.chances, second[place].chances, weight) }))
  const weightBefore = (year) => {
    const losses = marginWeights.map((weight) =>
      mean(mix(goals.known.get(year), margins.known.get(year), weight).map(logLoss)),
    )
    return marginWeights[losses.indexOf(Math.min(...losses))]
  }
  const blendOf = (first, second) =>
    years.flatMap((year) => {
      const own = ({ match }) => match.year === year
      return mix(first.filter(own), second.filter(own), weightBefore(year))
    })
  const verdicts = blendOf(goals.verdicts, margins.verdicts)
  const early = blendOf(goals.early, margins.early)
  const marginWeight = weightBefore(years.at(-1) + 1)
  const parameters = { ratings: goals.parameters, margins: margins.parameters, marginWeight }
  return { name: 'Meio-Campo', verdicts, early, parameters }
}

const asTheyAre = (match) => match

function play(matches, isAsked, contender, seen = asTheyAre) {
  const verdicts = []
  for (const match of matches) {
    if (isAsked(match)) {
      const chances = contender.forecast(seen(match))
      verdicts.push({ match, chances, outcome: outcomeOf(match.homeGoals, match.awayGoals) })
    }
    contender.learn(match)
  }
  return verdicts
}
