import { endpoints, type ApiRoot, type Endpoint, type ListedOperation } from '@meio-campo/contract'
import { findRefusal, type Principal } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { listHeldDuties, type HeldDuty } from '../../../platform/duties/held-duties.ts'

const BASE = '/api/v1'
const table: readonly Endpoint[] = Object.values(endpoints)

const links: ApiRoot['links'] = {
  me: endpoints.getMe.path,
  status: endpoints.getStatus.path,
  search: endpoints.search.path,
  changes: endpoints.listChanges.path,
  live: endpoints.followLive.path,
  stream: `${endpoints.followLive.path}.sse`,
  openapi: `${BASE}/openapi.json`,
  reference: '/api?aba=referencia',
  changelog: '/api?aba=mudancas',
  guides: '/help',
  llms: '/llms.txt',
  mcp: '/mcp',
}

/** Everything below `/api/v1`, by the first part of the address, and what of it the caller may call. */
export async function getRoot(context: Context, principal: Principal): Promise<ApiRoot> {
  const held = await listDutiesOf(context, principal)
  const listed = table.filter(({ path }) => path.startsWith(BASE))
  const operations = listed.map((endpoint) => toOperation(endpoint, mayCall(principal, endpoint, held)))
  const resources = Object.entries(Object.groupBy(operations, ({ path }) => folderOf(path)))
  return {
    name: 'Meio-Campo',
    version: 'v1',
    links,
    callable: operations.filter(({ callable }) => callable).length,
    resources: resources.map(([address, members = []]) => ({ name: nameOf(address), address, operations: members })),
  }
}

const folderOf = (path: string) => path.split('/').slice(0, 4).join('/')
const nameOf = (address: string) => table.find(({ path }) => folderOf(path) === address)!.tag

async function listDutiesOf({ primary, now }: Context, principal: Principal): Promise<readonly HeldDuty[]> {
  if (principal.kind === 'visitor' || principal.user.admin || principal.factorDue) return []
  return listHeldDuties(primary, principal.user.id, now())
}

/** The same question that every call is asked before its body is read. */
function mayCall(principal: Principal, endpoint: Endpoint, held: readonly HeldDuty[]): boolean {
  // An open call ignores the key that is sent along.
  if (endpoint.access === 'open' && endpoint.scope === undefined) return true
  const { duty } = endpoint
  const byDuty = duty !== undefined && held.some(({ role }) => duty.role === 'any' || duty.role === role)
  return findRefusal(principal, endpoint, undefined, byDuty) === null
}

function toOperation(endpoint: Endpoint, callable: boolean): ListedOperation {
  const { id, method, path, summary, access, scope = null, deprecated } = endpoint
  return {
    id,
    method,
    path,
    summary,
    access,
    scope,
    callable,
    reference: `/api?aba=referencia&op=${id}`,
    deprecated: deprecated
      ? { since: deprecated.since, sunset: deprecated.sunset ?? null, successor: deprecated.successor ?? null }
      : null,
  }
}
