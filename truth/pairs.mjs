// Precision and recall by pairs: two mentions of one label should be one record, two of different labels should not.

/**
 * `mentions` is `[{ label, record }]`; a mention that was not found has no record and is joined to nothing. Two labels
 * on one record are not counted where `mayBeOne(a, b)` says that they may be the same. Pairs are counted over groups,
 * so that half a million mentions stay cheap.
 */
export function scorePairs(mentions, mayBeOne = () => false) {
  const labels = new Map()
  const records = new Map()
  let lost = 0
  for (const { label, record } of mentions) {
    const known = record ?? null
    labels.set(label, countIn(labels.get(label), known))
    if (known === null) lost += 1
    else records.set(known, countIn(records.get(known), label))
  }
  let [wanted, right, wrong] = [0, 0, 0]
  const split = []
  for (const [label, found] of labels) {
    wanted += pairsOf([...found.values()].reduce((sum, count) => sum + count, 0))
    for (const [record, count] of found) if (record !== null) right += pairsOf(count)
    const known = [...found.keys()].filter((record) => record !== null)
    if (known.length > 1) split.push([label, known])
  }
  const merged = []
  for (const [record, found] of records) {
    const all = [...found]
    let bad = 0
    for (const [place, [label, count]] of all.entries()) {
      for (const [other, times] of all.slice(place + 1)) if (!mayBeOne(label, other)) bad += count * times
    }
    wrong += bad
    if (bad > 0) merged.push([record, all.map(([label]) => label)])
  }
  return score({ mentions: mentions.length, labels: labels.size, lost, wanted, right, wrong, split, merged })
}

/** Several sets of labels together: their pairs are added up. */
export function sumScores(scores) {
  const total = (field) => scores.reduce((sum, each) => sum + each[field], 0)
  const all = (field) => scores.flatMap((each) => each[field])
  const numbers = ['mentions', 'labels', 'lost', 'wanted', 'right', 'wrong'].map((field) => [field, total(field)])
  return score({ ...Object.fromEntries(numbers), split: all('split'), merged: all('merged') })
}

function score(counted) {
  const { wanted, right, wrong, split } = counted
  return {
    ...counted,
    precision: right + wrong === 0 ? null : right / (right + wrong),
    recall: wanted === 0 ? null : right / wanted,
    surplus: split.reduce((sum, [, records]) => sum + records.length - 1, 0),
  }
}

function countIn(counts = new Map(), name) {
  return counts.set(name, (counts.get(name) ?? 0) + 1)
}

function pairsOf(count) {
  return (count * (count - 1)) / 2
}
