import type { Session } from '@meio-campo/contract'
import type { suggestedKinds } from '@meio-campo/contract/rules'
import type { Queryable } from '../database/database.ts'
import type { SampleCall } from './curating-operations.ts'

/** Any record of a table. */
export async function firstId(
  database: Queryable,
  table: 'people' | 'stadiums' | 'confederations' | 'competitions' | 'editions' | 'streamings',
): Promise<string> {
  return (await database.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id
}

const named = { person: null, position: null, captain: false, x: null, y: null }
/** A line-up of people known only by name. */
export const namedSheet = {
  formation: null,
  coach: null,
  starters: [{ ...named, name: 'Zé Exemplo', number: 9 }],
  bench: [{ ...named, name: 'Chico Exemplo', number: 19 }],
}

/** One that is accepted, one that is refused, one that is withdrawn; and then one about a record of every kind. */
export async function sampleSuggestions(
  sample: SampleCall,
  admin: Session,
  author: Session,
  database: Queryable,
): Promise<void> {
  const suggest = async (nickname: string) => {
    const body = { kind: 'team', record: 'flamengo', values: { nickname }, source: 'https://exemplo.com/apelidos' }
    return ((await sample('createSuggestion', author, { body })) as { data: { id: string } }).data.id
  }
  const first = { id: await suggest('Rubro-Negro') }
  await sample('writeSuggestionNote', author, { params: first, body: { text: 'Está também no hino do clube.' } })
  await sample('acceptSuggestion', admin, { params: first, body: { comment: 'Obrigado pela fonte.' } })
  const reason = 'A fonte não fala disso.'
  await sample('refuseSuggestion', admin, { params: { id: await suggest('Urubu') }, body: { reason } })
  await sample('withdrawSuggestion', author, { params: { id: await suggest('Mengão') } })

  const played = await database
    .selectFrom('events')
    .select(['match_id', 'id'])
    .where('type', '=', 'goal')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const open = await database
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'scheduled')
    .orderBy('moment')
    .executeTakeFirstOrThrow()
  const goal = { do: 'tell', type: 'goal', side: 'home', period: 'firstHalf', minute: 44, another: true }
  const about: Readonly<Record<(typeof suggestedKinds)[number], object>> = {
    team: { record: null, values: { name: 'Íbis de Exemplo', kind: 'club', gender: 'men', ageLevel: 'senior' } },
    person: { record: await firstId(database, 'people'), values: { nickname: 'Exemplinho' } },
    stadium: { record: await firstId(database, 'stadiums'), values: { capacity: 12_345 } },
    confederation: { record: await firstId(database, 'confederations'), values: { founded: 1914 } },
    competition: { record: await firstId(database, 'competitions'), values: { shortName: 'Exemplo' } },
    edition: { record: await firstId(database, 'editions'), values: { starts: '2026-01-02' } },
    match: { record: open.id, values: { attendance: 12_345 } },
    streaming: { record: await firstId(database, 'streamings'), values: { site: 'https://exemplo.com' } },
  }
  const parts = [
    { record: played.match_id, events: [goal] },
    { record: played.match_id, events: [{ do: 'correct', event: played.id, minute: 43 }] },
    { record: played.match_id, events: [{ do: 'retract', event: played.id }] },
    { record: open.id, lineups: { home: namedSheet, away: namedSheet } },
  ]
  const all = [
    ...Object.entries(about).map(([kind, each]) => ({ kind, ...each })),
    ...parts.map((each) => ({ kind: 'match', ...each })),
  ]
  for (const body of all) await sample('createSuggestion', author, { body: { ...body, source: 'Súmula do jogo' } })
}
