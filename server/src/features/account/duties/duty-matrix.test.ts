import { endpoints, type Endpoint, type NewDuty, type Session } from '@meio-campo/contract'
import { dutyFieldsOf, dutyKinds, reviewQueues, suggestedKinds } from '@meio-campo/contract/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertLeague, insertWholeMatch } from '../../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const table: readonly Endpoint[] = Object.values(endpoints)
const writes = (...nouns: string[]) => nouns.flatMap((noun) => [`create${noun}`, `update${noun}`, `delete${noun}`])

const words = (text: string) => text.split(' ')

/** Which duty opens a call of admins. Every call of admins is in one of these lists: a new one without a decision fails. */
const decisions: Readonly<
  Record<'scorer' | 'editor' | 'reviewer' | 'suggester' | 'any' | 'nobody', readonly string[]>
> = {
  scorer: ['getDesk', 'sendDeskOrders', 'visitDesk'],
  editor: [
    ...writes('Player', 'Referee', 'Stadium', 'Confederation', 'Competition', 'Edition'),
    ...writes('Title', 'BroadcastRight', 'Deduction'),
    ...words('replaceEditionStructure copyEdition generateFixtures replaceSuspensionRules'),
    ...words('createMatch updateMatch deleteMatch'),
    ...words('replaceLineups replaceOfficials replaceStatistics replaceAirings'),
    ...words('getRecordNames updateRecordNames'),
  ],
  reviewer: [
    ...words('acceptSuggestion refuseSuggestion'),
    ...words('listDuplicates getJoinEffect decideDuplicate decideDuplicates'),
    ...words('listConflicts resolveConflict applyConflictRule'),
  ],
  // Only operations that every user may suggest, applied without waiting; none of the admins' operations.
  suggester: [],
  // Allowed for edits that the caller made under a duty which they still hold.
  any: ['getEdit', 'undoEdit', 'getUndoBlockers', 'undoInPart'],
  nobody: [
    // Their pages are of admins only.
    ...writes('Team', 'Coach', 'Streaming', 'Spell', 'Transfer', 'Suspension', 'Absence'),
    // Many records at once.
    ...words('mergeRecords editInBulk uploadSheet listSheets getSheet listSheetErrors'),
    ...words('listSheetChanges listSheetQuestions listSheetWarnings checkSheet saveSheet'),
    // Accounts.
    ...words('listUsers updateUser signOutUser removeUserFactors requestUserDeletion keepUser'),
    ...words('sendUserReset listInvites createInvite revokeInvite'),
    ...words('listUserDuties giveDuty endDuty getAccessSettings updateAccessSettings listAuditEntries'),
    // The site.
    ...words('listContactMessages updateContactMessage updateWebsite updateWebsitePage updateSharing'),
    ...words('createWebsitePage deleteWebsitePage listWrittenPosts'),
    ...writes('Post'),
    // What comes in.
    ...words('updateDataset stateRight listImportables uploadImportFile startImport listImportRuns'),
    ...words('getImportRun listImportRemarks cancelImport listConnections listConnectables'),
    ...words('createConnection getConnection updateConnection deleteConnection checkConnection'),
    ...words('stopConnection setConnectionKey deleteConnectionKey testConnectionKey'),
    ...words('listConnectionDifferences listUnsureNames placeUnsureName listAlerts decideAlert'),
    ...words('listWaitingMatches decideWaitingMatch listWaitingSquads decideWaitingSquad'),
    ...words('listNewCompetitions settleNewCompetition listCoverage listIncompleteMatches listWorkQueues'),
    // The service.
    ...words('getBackups makeBackup verifyBackup restoreBackup deleteBackup allowBackupDownload'),
    ...words('getMaintenance restartApi cleanUsers cleanJogos cleanDemo listCopies restoreCopy getSystem'),
  ],
}

const everything: Readonly<Record<'scorer' | 'editor' | 'reviewer' | 'suggester', NewDuty>> = {
  scorer: { role: 'scorer', competitions: ['liga'] },
  editor: { role: 'editor', kinds: [...dutyKinds] },
  reviewer: { role: 'reviewer', queues: [...reviewQueues] },
  suggester: {
    role: 'suggester',
    fields: suggestedKinds.flatMap((kind) => dutyFieldsOf(kind).map(({ field }) => field)),
  },
}

let test: TestApp
let admin: Session
let user: Session
let holderOfAll: Session
const holders = new Map<keyof typeof everything, Session>()
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  user = await test.register()
  await insertLeague(test.database)
  await insertWholeMatch(test.database)
  holderOfAll = await test.register()
  for (const [role, body] of Object.entries(everything)) {
    const session = await test.register()
    for (const { user: each } of [session, holderOfAll]) {
      const given = await test.call('POST', `/api/v1/usuarios/${each._id}/funcoes`, { as: admin, body })
      if (given.status !== 201) throw new Error(`${role}: ${JSON.stringify(given.body)}`)
    }
    holders.set(role as keyof typeof everything, session)
  }
})
afterAll(() => test.close())

/** Bodies that the contract takes, for the calls whose body is checked before the duty. */
const samples: Readonly<Record<string, object>> = {
  decideDuplicate: { decision: 'apart' },
  decideDuplicates: { ids: ['1'], decision: 'joined' },
  resolveConflict: { keep: true },
  applyConflictRule: { kind: 'team', field: 'city', dataset: 'brasileirao' },
  acceptSuggestion: {},
  refuseSuggestion: { reason: 'Sem fonte.' },
}

const removed: Readonly<Partial<Record<(typeof dutyKinds)[number], string>>> = {
  competition: 'campeonatos/liga',
  edition: 'edicoes/liga_2026',
  confederation: 'confederacoes/nao_existe',
  stadium: 'estadios/nao_existe',
}

const path = (template: string) => template.replace(/\{\w+\}/g, 'nao_existe')
const callAs = (as: Session | undefined, { method, path: template }: Endpoint) =>
  test.call(method, path(template), { ...(as && { as }), ip: '10.88.0.1' })

describe('route × role × duty', () => {
  it('has a decision for every call of admins, and the contract says the same', () => {
    const decided = Object.values(decisions).flat()
    const ofAdmins = table.filter(({ access }) => access === 'admin').map(({ id }) => id)
    expect(
      ofAdmins.filter((id) => !decided.includes(id)),
      'without a decision',
    ).toEqual([])
    expect(decided.toSorted()).toEqual(ofAdmins.toSorted())
    for (const { id, access, duty } of table) {
      if (access !== 'admin') expect(duty, `${id} is open already`).toBeUndefined()
      else expect(decisions[duty?.role ?? 'nobody'], id).toContain(id)
    }
  })

  it('answers every call by role and duty as decided', async () => {
    for (const endpoint of table.filter(({ access }) => access === 'admin')) {
      const { id } = endpoint
      expect((await callAs(undefined, endpoint)).status, `${id} as a visitor`).toBe(401)
      const ordinary = await callAs(user, endpoint)
      expect({ status: ordinary.status, code: ordinary.body.code }, `${id} as a user`).toEqual({
        status: 403,
        code: 'forbidden',
      })
      for (const [role, holder] of holders) {
        const { status } = await callAs(holder, endpoint)
        const open = decisions[role].includes(id) || decisions.any.includes(id)
        // The call names a record that does not exist and has no body, so that a permitted caller gets 400 or 404.
        if (open) expect([200, 400, 404], `${id} as a ${role}`).toContain(status)
        else expect(status, `${id} as a ${role}`).toBe(403)
      }
    }
  })

  it('is open to admins wherever it names a record or only reads', async () => {
    for (const endpoint of table.filter(
      ({ access, method, path: at }) => access === 'admin' && (method === 'GET' || at.includes('{')),
    )) {
      const { status } = await callAs(admin, endpoint)
      expect([401, 403], `${endpoint.id} as an admin`).not.toContain(status)
    }
  })

  it.each(reviewQueues)('opens to a reviewer of %s that queue and no other', async (queue) => {
    const reviewer = await test.register()
    const body = { role: 'reviewer', queues: [queue] }
    await test.call('POST', `/api/v1/usuarios/${reviewer.user._id}/funcoes`, { as: admin, body })
    for (const endpoint of table) {
      const { duty } = endpoint
      if (duty?.touches !== 'queue') continue
      const { status } = await test.call(endpoint.method, endpoint.path.replace(/\{\w+\}/g, '999'), {
        as: reviewer,
        ip: '10.88.0.2',
        ...(endpoint.method === 'POST' && { body: samples[endpoint.id] ?? {} }),
      })
      if (duty.queue === queue) expect([200, 400, 404], `${endpoint.id} of ${queue}`).toContain(status)
      else expect(status, `${endpoint.id} as a reviewer of ${queue}`).toBe(403)
    }
  })

  it.each(dutyKinds)('opens to an editor of %s what is of that kind and no other', async (kind) => {
    const editor = await test.register()
    const body = { role: 'editor', kinds: [kind] }
    await test.call('POST', `/api/v1/usuarios/${editor.user._id}/funcoes`, { as: admin, body })
    // Removing takes no body, so that the duty alone decides; the records are there, and what depends on them keeps them.
    for (const [of, address] of Object.entries(removed)) {
      const { status } = await test.call('DELETE', `/api/v1/${address}`, { as: editor, ip: '10.88.0.3' })
      if (of === kind) expect([404, 409], `${of} by an editor of ${kind}`).toContain(status)
      else expect(status, `${of} by an editor of ${kind}`).toBe(403)
    }
  })

  it('closes every call when the last day of the duties is over', async () => {
    const gone = await test.register()
    for (const body of Object.values(everything))
      await test.call('POST', `/api/v1/usuarios/${gone.user._id}/funcoes`, { as: admin, body })
    await test.database
      .updateTable('duties')
      .set({ until: '2020-01-01' })
      .where('user_id', '=', gone.user._id)
      .execute()
    for (const endpoint of table.filter(({ access }) => access === 'admin'))
      expect((await callAs(gone, endpoint)).status, `${endpoint.id} after the last day`).toBe(403)
  })

  it('opens and closes no other call', async () => {
    for (const endpoint of table.filter(({ access, method }) => access !== 'admin' && method === 'GET')) {
      if (/\/(?:ao-vivo|exportacao)/.test(endpoint.path)) continue
      const { status } = await callAs(user, endpoint)
      expect((await callAs(holderOfAll, endpoint)).status, `${endpoint.id} with every duty`).toBe(status)
    }
  })
})
