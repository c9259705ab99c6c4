import type { RecordForm } from '@meio-campo/contract'
import { queryClient, read } from '../../../../api/query.ts'
import { placeOf, type RecordNoun } from '../inputs/record-noun.ts'

/** A record as its form needs it: values, names of what it points to, version, what depends on it. */
export function recordFormQuery(noun: RecordNoun, id: string) {
  return read(`${placeOf(noun).path}/{id}/settings`, { params: { id }, query: {} })
}

/** The values just saved, shown until the next read. */
export function rememberForm(noun: RecordNoun, form: RecordForm) {
  queryClient.setQueryData(recordFormQuery(noun, form.id).queryKey, { data: form })
}

/** A record appears on many pages, as itself or inside another one, so every query is invalidated. */
export function forgetReads() {
  void queryClient.invalidateQueries()
}
