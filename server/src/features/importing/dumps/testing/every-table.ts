import type { Database } from '../../../../database/database.ts'
import { insertLeague, insertWholeMatch, MATCH } from '../../../../testing/football-rows.ts'

/** At least a row in every table of a dump, with values that are easily lost on the way. */
export async function fillEveryTable(database: Database): Promise<void> {
  await insertLeague(database)
  await insertWholeMatch(database)
  const insert = (table: Parameters<Database['insertInto']>[0], row: Record<string, unknown>) =>
    database.insertInto(table).values(row).execute()
  const edition_id = MATCH.edition_id
  const phase_id = MATCH.phase_id
  await insert('confederations', { id: 'zzz', name: 'Mãe' })
  await insert('confederations', { id: 'aaa', name: 'Filha', parent_id: 'zzz' })
  await insert('stadiums', { id: 'vila', name: 'Vila', latitude: -23.9511, longitude: -46.339, demo: true })
  await insert('stadium_names', { stadium_id: 'vila', name: '=1+1', from_year: 1916, to_year: null })
  await database
    .updateTable('teams')
    .set({
      nickname: '"Peixe", \r\nalvinegro',
      short_name: "'",
      official_name: '[Santos',
      site: '',
      colours: ['#fff', 'a,"b'],
      socials: JSON.stringify({ x: null, y: [1, { z: '=' }] }),
      stadium_id: 'vila',
    })
    .where('id', '=', 'santos')
    .execute()
  await insert('team_rivals', { team_id: 'santos', rival_id: 'palmeiras', name: '-' })
  await insert('aliases', { kind: 'team', record_id: 'santos', alias: '@Peixão' })
  await insert('groups', { id: 'grupo_a', phase_id, position: 0, name: 'Grupo A' })
  await insert('phase_teams', { phase_id, team_id: 'santos', group_id: 'grupo_a', ranking: 3 })
  await insert('deductions', { phase_id, team_id: 'santos', points: 3, reason: 'Escalação irregular' })
  await insert('ties', { id: 'z_final', phase_id, first_id: 'bahia', second_id: 'santos', rules: '{"legs":1}' })
  await insert('ties', { id: 'a_semi', phase_id, first_id: 'bahia', second_id: 'palmeiras', next_tie_id: 'z_final' })
  await insert('titles', { edition_id: 'liga_2025', champion_id: 'santos', coach_name: 'Lula', demo: true })
  await insert('broadcast_rights', { edition_id, streaming_id: 'canal', home_id: 'bahia', note: '\t' })
  const figures = { minutes: 71, passes: 30, passes_completed: 0, saves: null }
  await insert('player_statistics', {
    match_id: MATCH.id,
    person_id: 'ana',
    side: 'home',
    dataset_id: 'teste',
    ...figures,
  })
  await insert('spells', { person_id: 'ana', team_id: 'bahia', role: 'player', starts: '2025-01-01', loan: true })
  await insert('transfers', {
    person_id: 'ana',
    from_id: 'santos',
    to_id: 'bahia',
    fee: 123_456_789_012.1,
    currency: 'BRL',
  })
  await insert('squad_members', { edition_id, team_id: 'bahia', person_id: 'ana', role: 'player', number: 10 })
  await insert('suspensions', { person_id: 'bia', team_id: 'palmeiras', reason: 'STJD', matches: 2 })
  await insert('absences', { person_id: 'bia', kind: 'injury', starts: '2026-05-01' })
  await insert('redirects', { kind: 'team', old_id: 'santos_fc', new_id: 'santos' })
  await database.updateTable('matches').set({ attendance: 40_000, income: 1_000_000.5 }).execute()
  await database.updateTable('events').set({ retracted: true, revision: 3 }).where('id', '=', 'e_2').execute()
}
