import type { OpenData } from '@meio-campo/contract'
import type { Context } from '../../../platform/context.ts'
import { findManifest } from './manifest.ts'

/** From what the open data was made, and how far loading it is. */
export async function getOpenData({ database, config }: Pick<Context, 'database' | 'config'>): Promise<OpenData> {
  const manifest = config.openData === null ? null : await findManifest(config.openData)
  const state = await database.selectFrom('open_data').selectAll().executeTakeFirst()
  const status = (state?.status ?? (manifest === null ? 'off' : 'waiting')) as OpenData['status']
  return {
    status,
    part: status === 'done' ? 1 : state && state.total_rows > 0 ? Math.min(1, state.rows / state.total_rows) : 0,
    version: state?.version ?? null,
    loadedAt: state?.loaded_at?.toISOString() ?? null,
    dataUntil: manifest?.dataUntil ?? null,
    counts: manifest?.counts ?? {},
    sources: (manifest?.sources ?? []).map(({ title, origin, licence, attribution, dataUntil }) => ({
      title,
      origin,
      licence,
      attribution,
      dataUntil,
    })),
  }
}
