import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/**
 * Makes every write fail as its transaction ends, as if the disk were full: all refusals still happen first, and
 * nothing is stored. Returns the switch for it.
 */
export async function keepNothing(database: Database): Promise<(on: boolean) => Promise<void>> {
  await sql`create table public.nothing_kept (on_now boolean not null)`.execute(database)
  await sql`insert into public.nothing_kept values (false)`.execute(database)
  await sql`
    create function public.refuse_to_keep() returns trigger language plpgsql as $$
    begin
      if (select on_now from public.nothing_kept) then
        raise exception 'nothing is kept' using errcode = '53100';
      end if;
      return null;
    end $$`.execute(database)
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and not c.relispartition and c.relname <> 'nothing_kept'
    order by 1`.execute(database)
  for (const { name } of rows)
    await sql`
      create constraint trigger nothing_kept after insert or update or delete on ${sql.id('public', name)}
      deferrable initially deferred for each row execute function public.refuse_to_keep()`.execute(database)
  return async (on) => void (await sql`update public.nothing_kept set on_now = ${on}`.execute(database))
}
