// Joining, measured against labels: matches, clubs, people and stadiums.
import { statementsAbroad } from './labels/abroad.mjs'
import { brazilianStatements } from './labels/brazil.mjs'
import { clubMentions } from './labels/clubs.mjs'
import { nationalStatements } from './labels/national.mjs'
import {
  birthMentions,
  mayBeOnePerson,
  nationalScorerMentions,
  registrationMentions,
  worldCupMentions,
} from './labels/people.mjs'
import { mayBeOneStadium, stadiumMentions } from './labels/stadiums.mjs'
import { scorePairs, sumScores } from './pairs.mjs'
import { loadMatchSources } from './provenance.mjs'

/** `{ matches, clubs, people, stadiums }`, each a score by pairs; `people` also in its parts. */
export async function scoreLabels(world, folders) {
  const findMatch = await loadMatchSources(world.db)
  const brazilian = brazilianStatements(folders)
  const national = nationalStatements(folders)
  const statements = [...brazilian, ...statementsAbroad(folders), ...national].filter(({ label }) => label)
  const matches = statements.map((each) => ({ label: each.label, record: findMatch(each)?.id ?? null }))
  const sheets = brazilian.filter(({ players }) => players)
  const people = {
    registrations: scorePairs(await registrationMentions(world, sheets, findMatch)),
    worldCups: scorePairs(await worldCupMentions(world, folders, national, findMatch)),
    scorers: scorePairs(await nationalScorerMentions(world, folders, findMatch), mayBeOnePerson),
    births: scorePairs(await birthMentions(world, folders), mayBeOnePerson),
  }
  return {
    matches: scorePairs(matches),
    clubs: scorePairs(clubMentions(world, folders, brazilian, findMatch)),
    people: sumScores(Object.values(people)),
    ...people,
    stadiums: scorePairs(stadiumMentions(brazilian, national, findMatch), mayBeOneStadium),
  }
}
