// Everything that is measured on one imported database.
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
  return { facts, labels, counts: await countAll(db), shape: shapeOf(world), world }
}

/** What must be the same in every order of imports: matches by edition, day, score and the names of both sides. */
function shapeOf(world) {
  const matches = world.matches.map((match) => {
    const edition = world.editions.get(match.edition_id)
    const score = match.played ? `${match.home_score}-${match.away_score}` : match.status
    return `${edition?.competition_id} ${edition?.name} ${match.day} ${match.home_id} ${score} ${match.away_id}`
  })
  return { teams: [...world.teams.keys()].toSorted(), matches: matches.toSorted() }
}
