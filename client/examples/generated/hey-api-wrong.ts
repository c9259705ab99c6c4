// Every line marked here is a mistake that the types of the document find; nothing else in it is one.
import { createTeam, getTeam, listMatches, listTeams, listTeamsCsv, listTeamsFields } from './hey-api/sdk.gen.ts'

export async function wrong() {
  await listTeams({ query: { limit: 'dez' } }) // wrong: a number
  await getTeam({}) // wrong: the id is missing
  const match = await listMatches()
  if (match.data?.data[0]?.status === 'over') return // wrong: no such status
  match.data.page // wrong: it may have failed
  const named = await listTeamsFields({ query: { fields: 'name' } })
  named.data?.data[0]?.name.length // wrong: with fields nothing is certain
  const file = await listTeamsCsv()
  file.data?.page // wrong: a file is text
  const made = await createTeam({ body: { name: 'Ypiranga' } }) // wrong: three fields are missing
  if (made.error?.code === 'too_many_keys') return // wrong: a team is never refused so
}
