// Every line marked here is a mistake that the types of the document find; nothing else in it is one.
import createClient from 'openapi-fetch'
import type { paths } from './schema.ts'

const api = createClient<paths>({ baseUrl: 'https://futebol.exemplo.com.br' })

export async function wrong() {
  await api.GET('/api/v1/teams') // wrong: there is no such address
  await api.GET('/api/v1/times', { params: { query: { limit: 'dez' } } }) // wrong: a number
  await api.GET('/api/v1/times/{id}') // wrong: the id is missing
  const match = await api.GET('/api/v1/jogos')
  if (match.data?.data[0]?.status === 'over') return // wrong: no such status
  match.data.page // wrong: it may have failed
  const named = await api.GET('/api/v1/times.campos', { params: { query: { fields: 'name' } } })
  named.data?.data[0]?.name.length // wrong: with fields nothing is certain
  const file = await api.GET('/api/v1/times.csv', { parseAs: 'text' })
  file.data?.page // wrong: a file is text
  const made = await api.POST('/api/v1/times', { body: { name: 'Ypiranga' } }) // wrong: three fields are missing
  if (made.error?.code === 'too_many_keys') return // wrong: a team is never refused so
}
