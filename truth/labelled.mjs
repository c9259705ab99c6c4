// Joining, measured against labels: matches, clubs, people and stadiums.
import { statementsAbroad } from './labels/abroad.mjs'
import { brazilianStatements } from './labels/brazil.mjs'
import { clubMentions } from './labels/clubs.mjs'
import { nationalStatements } from './labels/national.mjs'
import { birthMentions, mayBeOnePerson, nationalScorerMentions, registrationMentions, worldCupMentions } from './labels/people.mjs'
import { mayBeOneStadium, stadiumMentions } from './labels/stadiums.mjs'
import { scorePairs, sumScores } from './pairs.mjs'
import { loadMatchSources } from './provenance.mjs'

/** `{ matches, clubs, people, stadiums }`, each a score by pairs; `people` also in its parts. */
export async function scoreLabels(world, folders, imported) {
  const findMatch = await loadMatchSources(world.db)
  // Labels come from the files as they were published; corrupted copies of them are looked up by the same lines.
  const only = Object.fromEntries(Object.entries(folders).filter(([name]) => imported.includes(name)))
  const brazilian = brazilianStatements(only)
  const national = nationalStatements(only)
  const statements = [...brazilian, ...statementsAbroad(only), ...national].filter(({ label }) => label)
  const matches = statements.map((each) => ({ label: each.label, record: findMatch(each)?.id ?? null }))
  const sheets = brazilian.filter(({ players }) => players)
  const people = {
    registrations: scorePairs(await registrationMentions(world, sheets, findMatch)),
    worldCups: scorePairs(await worldCupMentions(world, only, national, findMatch)),
    scorers: scorePairs(await nationalScorerMentions(world, only, findMatch), mayBeOnePerson),
    births: scorePairs(await birthMentions(world, only), mayBeOnePerson),
  }
  return {
    matches: scorePairs(matches),
    clubs: scorePairs(clubMentions(world, only, brazilian, findMatch)),
    people: sumScores(Object.values(people)),
    ...people,
    stadiums: scorePairs(stadiumMentions(brazilian, national, findMatch), mayBeOneStadium),
  }
}
