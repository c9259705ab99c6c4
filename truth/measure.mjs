// Everything that is measured on one imported database.
import { createHash } from 'node:crypto'
import { countAll } from './counts.mjs'
import { checkFacts, factsFor } from './facts/catalogue.mjs'
import { scoreLabels } from './labelled.mjs'
import { loadWorld } from './world.mjs'

export async function measure(db, folders, say) {
  say('reading the database')
  const world = await loadWorld(db)
  say('checking facts')
  const facts = await checkFacts(world, factsFor(folders))
  say('scoring joins against labels')
  const labels = await scoreLabels(world, folders)
  say('counting')
  return { facts, labels, counts: await countAll(db), shape: await shapeOf(db, world), world }
}

/**
 * What must be the same in every order of imports: which lines of the sources speak of one match, and of one team. Ids are
 * left out, since they are made from the name that comes first.
 */
async function shapeOf(db, world) {
  const stated = await db.rows(`
    select record_id, dataset_id, file, coalesce(line::text, key) as line from sources where kind = 'match'`)
  const matchOf = new Map(world.matches.map((match) => [match.id, match]))
  const [matches, teams] = [new Map(), new Map()]
  const add = (groups, id, mention) => groups.set(id, [...(groups.get(id) ?? []), mention])
  for (const { record_id, dataset_id, file, line } of stated) {
    const match = matchOf.get(record_id)
    if (!match) continue
    const mention = `${dataset_id} ${file}:${line}`
    add(matches, record_id, mention)
    // A source may have the two the other way round: what counts is who took part.
    for (const team of [match.home_id, match.away_id]) add(teams, team, mention)
  }
  const named = (mentions) => mentions.toSorted().slice(0, 3).join(', ')
  const marked = (mentions) =>
    `${named(mentions)} (${mentions.length}, ${createHash('sha1').update(mentions.toSorted().join('\n')).digest('hex').slice(0, 8)})`
  const shape = (groups) => [...groups.values()].map(marked).toSorted()
  return { teams: shape(teams), matches: shape(matches) }
}
