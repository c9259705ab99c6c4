import type { RunStatement } from '../../../database/run-statement.ts'

/**
 * Who plays a competition follows from its matches: one that was first seen as a mere name, or in a file that does not
 * say it, is of national teams where no club plays in it, and the other way round.
 */
export async function fillParticipants(run: RunStatement): Promise<void> {
  const playedBy = (kind: string) =>
    `exists (select from editions as e join matches as m on m.edition_id = e.id join teams as t on t.id = m.home_id
       where e.competition_id = c.id and t.kind = ${kind})`
  await run(
    `update competitions as c set participants = other.kind
     from (values ('club', 'national'), ('national', 'club')) as other (stated, kind)
     where c.participants = other.stated and not c.demo
       and not ${playedBy('other.stated')} and ${playedBy('other.kind')}`,
    [],
  )
}
