// The figures of a scoring, as data and as text.
import { calibration, logLoss, mean, rankedProbabilityScore } from '../football/src/index.ts'

export function summarise({ name, years }, scored) {
  const model = scored.at(-1)
  const early = [...scored.slice(0, -1), { ...model, verdicts: model.early }]
  return {
    name,
    matches: model.verdicts.length,
    contenders: scored.map(({ name: contender, verdicts }) => ({
      name: contender,
      rankedProbabilityScore: round(mean(verdicts.map(rankedProbabilityScore)), 5),
      logLoss: round(mean(verdicts.map(logLoss)), 5),
      years: years.map((year) => {
        const own = verdicts.filter(({ match }) => match.year === year)
        return { year, matches: own.length, rankedProbabilityScore: round(mean(own.map(rankedProbabilityScore)), 5) }
      }),
    })),
    yearsBest: years.filter((year) => isBest(scored, year)).length,
    beforeLineups: {
      rankedProbabilityScore: round(mean(model.early.map(rankedProbabilityScore)), 5),
      logLoss: round(mean(model.early.map(logLoss)), 5),
      yearsBest: years.filter((year) => isBest(early, year)).length,
    },
    calibration: calibration(model.verdicts).map((row) => ({
      ...row,
      given: round(row.given, 4),
      happened: round(row.happened, 4),
    })),
    parameters: model.parameters,
  }
}

function isBest(scored, year) {
  const of = ({ verdicts }) => mean(verdicts.filter(({ match }) => match.year === year).map(rankedProbabilityScore))
  const [model, ...others] = scored.toReversed().map(of)
  return others.every((other) => model < other)
}

export function describe({ name, matches, contenders, yearsBest, beforeLineups, calibration: rows, parameters }) {
  const years = contenders[0].years.map(({ year }, place) =>
    [year, ...contenders.map((each) => each.years[place].rankedProbabilityScore.toFixed(4))].map(cell).join(''),
  )
  return [
    `\n${name}: ${matches} matches, forecast before each with parameters chosen on the years before`,
    ['', ...contenders.map((each) => each.name)].map(cell).join(''),
    ['RPS', ...contenders.map((each) => each.rankedProbabilityScore.toFixed(4))].map(cell).join(''),
    ['log loss', ...contenders.map((each) => each.logLoss.toFixed(4))].map(cell).join(''),
    ...years,
    `best of all in ${yearsBest} of ${years.length}`,
    `before line-ups were told: RPS ${beforeLineups.rankedProbabilityScore.toFixed(4)}, log loss ${beforeLineups.logLoss.toFixed(4)}, best of all in ${beforeLineups.yearsBest} of ${years.length}`,
    '\ncalibration (chance given, how often it happened, forecasts)',
    ...rows.map(({ from, given, happened, forecasts }) =>
      [`${Math.round(from * 100)}–${Math.round(from * 100) + 10} %`, percent(given), percent(happened), forecasts]
        .map(cell)
        .join(''),
    ),
    `\nparameters chosen last: ${JSON.stringify(parameters)}`,
  ].join('\n')
}

const cell = (value) => String(value).padEnd(15)
const percent = (share) => `${(share * 100).toFixed(1)} %`

function round(value, digits) {
  return Number(value.toFixed(digits))
}
