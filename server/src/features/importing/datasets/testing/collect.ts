import type { Importer, Source } from '../../records/importer.ts'
import type { EventRecord, ImportRecord, MatchRecord, Rejection, Warning } from '../../records/records.ts'

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

export function collect(importer: Importer, source: Source): Promise<ImportRecord[]> {
  return all(importer.read(source))
}

export function ofKind<Kind extends ImportRecord['record']>(
  records: readonly ImportRecord[],
  kind: Kind,
): Extract<ImportRecord, { record: Kind }>[] {
  return records.filter((each): each is Extract<ImportRecord, { record: Kind }> => each.record === kind)
}

export function matchesOf(records: readonly ImportRecord[], competition: string, edition: string): MatchRecord[] {
  return ofKind(records, 'match').filter(
    (match) => match.edition.competition === competition && match.edition.edition === edition,
  )
}

export function eventsOf(matches: readonly MatchRecord[], type: EventRecord['type']): EventRecord[] {
  return matches.flatMap((match) => match.events.filter((event) => event.type === type))
}

/** `file:line reason`, as a report would print it. */
export function reasonsOf(rejections: readonly (Rejection | Warning)[]): string[] {
  return rejections.map(
    ({ origin, reason }) => `${origin.file}${origin.line === null ? '' : `:${origin.line}`} ${reason}`,
  )
}
