import type { Session } from '@meio-campo/contract'
import type { Queryable } from '../database/database.ts'

export type SampleCall = (
  id: string,
  as: Session | null,
  options?: { body?: unknown; params?: Record<string, string> },
) => Promise<unknown>

const team = { name: 'Íbis', kind: 'club', gender: 'men', ageLevel: 'senior', country: 'BR', state: 'PE' }

/** A record of every kind, made, read as a form, changed and removed again, with parts of every kind in between. */
export async function sampleCurating(sample: SampleCall, admin: Session, database: Queryable): Promise<void> {
  const save = async (noun: string, body: object): Promise<string> => {
    const made = (await sample(`create${noun}`, admin, { body })) as { data: { id: string } }
    return made.data.id
  }
  const records: Readonly<Record<string, readonly [made: object, changed: object]>> = {
    Team: [team, { city: 'Paulista' }],
    Player: [{ name: 'Mauro Exemplo', nationalities: ['BR'], positions: ['forward'] }, { heightCm: 182 }],
    Coach: [{ name: 'Telê Exemplo' }, { birthDate: '1950-07-26' }],
    Stadium: [{ name: 'Ademir Cunha', city: 'Paulista', country: 'BR' }, { capacity: 12_500 }],
    Confederation: [{ name: 'Liga de Exemplo', parent: 'cbf', country: 'BR' }, { acronym: 'LEX' }],
    Competition: [
      { name: 'Copa de Exemplo', code: 'cex', kind: 'cup', participants: 'club', gender: 'men' },
      { confederation: 'cbf' },
    ],
    Edition: [{ competition: 'copa_de_exemplo', name: '2027' }, { starts: '2027-02-01' }],
    Streaming: [{ name: 'TV Exemplo', kind: 'streaming', free: true }, { site: 'https://exemplo.com' }],
  }
  const ids: Record<string, string> = {}
  for (const [noun, [made, changed]] of Object.entries(records)) {
    const id = await save(noun, made)
    ids[noun] = id
    await sample(`get${noun}Form`, admin, { params: { id } })
    await sample(`update${noun}`, admin, { params: { id }, body: changed })
  }
  const ground = { kind: 'stadium', id: ids['Stadium']! }
  const formerNames = [{ name: 'Campo da Graça', from: 1920, to: 1951 }]
  await sample('updateRecordNames', admin, { params: ground, body: { add: { aliases: ['O Ademir'], formerNames } } })
  await sample('getRecordNames', admin, { params: ground })
  const { phase_id, team_id } = await database.selectFrom('phase_teams').selectAll().executeTakeFirstOrThrow()
  const deduction = { phase: phase_id, team: team_id, points: 3, reason: 'Escalação irregular' }
  await sampleParts(sample, admin, ids, deduction, save)
  const listed = (await sample('listEdits', admin)) as { data: { id: string }[] }
  const edit = listed.data[0]!.id
  await sample('getEdit', admin, { params: { id: edit } })
  await sample('undoEdit', admin, { params: { id: edit } })
  const twin = await save('Team', { ...team, name: 'Íbis Sport Club' })
  await sample('mergeRecords', admin, { body: { kind: 'team', from: twin, into: ids['Team'], dryRun: true } })
  for (const noun of ['Edition', 'Competition', 'Streaming', 'Team', 'Player', 'Coach', 'Stadium', 'Confederation']) {
    await sample(`delete${noun}`, admin, { params: { id: ids[noun]! } })
  }
}

async function sampleParts(
  sample: SampleCall,
  admin: Session,
  ids: Readonly<Record<string, string>>,
  deduction: object,
  save: (noun: string, body: object) => Promise<string>,
): Promise<void> {
  const person = ids['Player']!
  const parts: Readonly<Record<string, readonly [made: object, changed: object]>> = {
    Spell: [{ person, team: ids['Team'], role: 'player', starts: '2026-01-10', number: 10 }, { number: 9 }],
    Transfer: [{ person, to: ids['Team'], kind: 'free', day: '2026-01-10' }, { day: '2026-01-11' }],
    Title: [{ edition: ids['Edition'], champion: ids['Team'] }, { finalScore: '2 a 1' }],
    BroadcastRight: [{ edition: ids['Edition'], streaming: ids['Streaming'] }, { note: 'Só a final' }],
    Suspension: [{ person, team: ids['Team'], reason: 'Julgamento', matches: 2 }, { matches: 1 }],
    Absence: [{ person, team: ids['Team'], kind: 'injury', starts: '2026-03-01' }, { ends: '2026-04-01' }],
    Deduction: [deduction, { points: 2 }],
  }
  for (const [noun, [made, changed]] of Object.entries(parts)) {
    const id = await save(noun, made)
    await sample(`list${noun}Parts`, admin)
    await sample(`update${noun}`, admin, { params: { id }, body: changed })
    await sample(`delete${noun}`, admin, { params: { id } })
  }
}

/** One that is accepted, one that is refused, one that is withdrawn. */
export async function sampleSuggestions(sample: SampleCall, admin: Session, author: Session): Promise<void> {
  const suggest = async (nickname: string) => {
    const body = { kind: 'team', record: 'flamengo', values: { nickname }, source: 'https://exemplo.com/apelidos' }
    return ((await sample('createSuggestion', author, { body })) as { data: { id: string } }).data.id
  }
  await sample('acceptSuggestion', admin, { params: { id: await suggest('Rubro-Negro') }, body: {} })
  const reason = 'A fonte não fala disso.'
  await sample('refuseSuggestion', admin, { params: { id: await suggest('Urubu') }, body: { reason } })
  await sample('withdrawSuggestion', author, { params: { id: await suggest('Mengão') } })
}
