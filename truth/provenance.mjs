// Which record a line of a source became. The one place that knows how the database keeps sources.
import { basename } from 'node:path'

/** `find({ dataset, file, line, key, day, score })` → `{ id, home_id, away_id, turned }` or null. */
export async function loadMatchSources(db) {
  const rows = await db.rows(`
    select s.dataset_id, s.file, s.line, s.key, s.record_id, s.said ->> 'day' as day, s.said ->> 'stadium' as said_stadium,
      m.home_id, m.away_id, m.stadium_id, m.day as shown_day
    from sources as s join matches as m on m.id = s.record_id where s.kind = 'match'`)
  const [byKey, byLine] = [new Map(), new Map()]
  for (const row of rows) {
    const source = { id: row.record_id, ...row }
    if (row.key) byKey.set(`${row.dataset_id} ${row.key}`, source)
    const place = `${row.dataset_id} ${basename(row.file)} ${row.line}`
    byLine.set(place, [...(byLine.get(place) ?? []), source])
  }
  return ({ dataset, file, line, key, day }) => {
    const keyed = key === undefined ? null : byKey.get(`${dataset} ${key}`)
    if (keyed) return keyed
    const candidates = byLine.get(`${dataset} ${basename(file)} ${line}`) ?? []
    return nearest(candidates, day)
  }
}

const LONGEST_SEASON_MS = 330 * 86_400_000

/** Files of several seasons may have one name: the nearest day distinguishes them. */
function nearest(candidates, day) {
  if (!day) return candidates[0] ?? null
  const away = (source) => Math.abs(Date.parse(source.day ?? source.shown_day ?? '1800-01-01') - Date.parse(day))
  const [first] = candidates.toSorted((a, b) => away(a) - away(b))
  return first && away(first) <= LONGEST_SEASON_MS ? first : null
}

/** The dataset's own id of a person → the person. */
export async function loadPersonKeys(db, dataset) {
  const rows = await db.rows(`select key, record_id from sources where kind = 'person' and dataset_id = $1`, [dataset])
  return new Map(rows.map(({ key, record_id }) => [key, record_id]))
}
