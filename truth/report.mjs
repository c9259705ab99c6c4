// The measurement as a table for people.

const ROWS = [
  ['matches', 'matches', 1, 1],
  ['clubs', 'clubs', 0.999, 0.995],
  ['people', 'people', 0.999, 0.98],
  ['registrations', '  by registration number', null, null],
  ['worldCups', '  by World Cup ids', null, null],
  ['scorers', '  by national scorers', null, null],
  ['births', '  by name and birth date', null, null],
  ['stadiums', 'stadiums', null, null],
]

export function describe({ runs, facts, labels, counts }, title) {
  const held = facts.filter((each) => each.held).length
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0)
  const peak = Math.max(0, ...runs.map(({ peakBytes }) => peakBytes ?? 0))
  const failed = runs.filter(({ error }) => error)
  return [
    '',
    `=== ${title}`,
    line('facts held', `${held} of ${facts.length}`, `goal: all`),
    ...groupsOf(facts),
    '',
    line(
      'joining',
      'precision   recall',
      'records beyond one · labels split · records of several labels · mentions lost',
    ),
    ...ROWS.map(([name, words, precision, recall]) => labelRow(labels[name], words, precision, recall)),
    '',
    line('surplus matches', labels.matches.surplus, 'goal 0, by labels'),
    line('repeated in one edition', counts.repeatedMatches, 'the same two teams within a day'),
    line('team days with two matches', counts.teamDaysWithTwoMatches),
    line('squad shirts of two people', counts.squadShirtsOfTwoPeople),
    line('goals of a name on nobody', counts.goalsOnNobody),
    line('match sheet people elsewhere', `${counts.sheetPeopleInOtherDatasets} of ${counts.sheetPeople}`),
    line(
      'questions for a person',
      counts.questions,
      `goal ≤ 200; ${counts.unsureNamesDifferent} different unsure names`,
    ),
    line('disagreements kept', counts.openConflicts),
    line('rows refused, warnings', `${counts.rejections}, ${counts.warnings}`),
    line(
      'records',
      `${counts.teams} teams, ${counts.people} people, ${counts.stadiums} stadiums, ${counts.competitions} competitions, ${counts.matches} matches`,
    ),
    line('seconds of importing', Math.round(seconds)),
    line('peak memory', peak ? `${Math.round(peak / 2 ** 20)} MB` : 'not known', 'import and database together'),
    ...failed.map(({ name, error }) => line('import refused', name, error)),
  ].join('\n')
}

function groupsOf(facts) {
  const groups = Map.groupBy(facts, ({ group }) => group)
  return [...groups].map(([group, all]) =>
    line(`  ${group}`, `${all.filter(({ held }) => held).length} of ${all.length}`),
  )
}

function labelRow(score, words, precision, recall) {
  const shown = (value) => (value === null ? '     –' : value.toFixed(4))
  const goal = precision === null ? '' : ` goal ${precision} / ${recall}`
  const counted = `${score.surplus} · ${score.split.length} · ${score.merged.length} · ${score.lost} of ${score.mentions}`
  return line(words, `${shown(score.precision)}      ${shown(score.recall)}`, `${counted}${goal}`)
}

function line(name, value, note = '') {
  return `${name.padEnd(30)} ${String(value).padEnd(22)} ${note}`.trimEnd()
}

/** What one order of imports has and the other has not. */
export function compareOrders(first, second) {
  const differences = {}
  for (const field of ['teams', 'matches']) {
    const [one, other] = [new Set(first.shape[field]), new Set(second.shape[field])]
    differences[field] = {
      onlyFirst: [...one].filter((each) => !other.has(each)),
      onlySecond: [...other].filter((each) => !one.has(each)),
    }
  }
  const count = ({ onlyFirst, onlySecond }) =>
    `${onlyFirst.length} only in order 1, ${onlySecond.length} only in order 2`
  const text = [
    '',
    '=== the two orders compared',
    line('teams', count(differences.teams), 'goal 0 and 0'),
    line('matches', count(differences.matches), 'goal 0 and 0'),
    line('people', `${first.counts.people} and ${second.counts.people}`),
  ].join('\n')
  return { differences, text }
}
