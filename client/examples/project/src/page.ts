// A page of another site: the address, a browser key and the championship are in its own address.
import { createClient, MeioCampoError } from '@meio-campo/client'
import { readGoals, readTable } from './round.js'

const asked = new URLSearchParams(location.search)
const client = createClient({ baseUrl: asked.get('url') ?? '', key: asked.get('key') ?? '' })
const competition = asked.get('competition') ?? ''

const add = (list: string, text: string) => {
  const item = document.createElement('li')
  item.textContent = text
  document.getElementById(list)!.append(item)
}

try {
  for (const { position, team, points } of await readTable(client, competition))
    add('table', `${position ?? '–'} ${team} ${points}`)
  let shown = 0
  for await (const goal of readGoals(client, competition)) {
    add('goals', goal)
    if ((shown += 1) === 10) break
  }
} catch (error) {
  const text = error instanceof MeioCampoError ? error.detail : String(error)
  document.getElementById('message')!.textContent = text
}
