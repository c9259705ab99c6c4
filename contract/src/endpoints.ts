import { accessEndpoints } from './access.ts'
import { accountEndpoints } from './account.ts'
import { auditEndpoints } from './audit.ts'
import { contactEndpoints } from './contact.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { competitionEndpoints } from './football/competition.ts'
import { matchEndpoints } from './football/match.ts'
import { coachEndpoints, playerEndpoints } from './football/person.ts'
import { confederationEndpoints, stadiumEndpoints, streamingEndpoints } from './football/places.ts'
import { searchEndpoints } from './football/search.ts'
import { teamEndpoints } from './football/team.ts'
import type { Answer, Body, Endpoint, Params, Query } from './endpoint.ts'
import { importEndpoints } from './imports.ts'
import { maintenanceEndpoints } from './maintenance.ts'
import { showcaseEndpoints } from './showcase.ts'
import { uploadEndpoints } from './uploads.ts'
import { userEndpoints } from './users.ts'
import { websiteEndpoints } from './website.ts'

/** The table of endpoints: everything the API answers, by operation id. */
export const endpoints = {
  ...accessEndpoints,
  ...contactEndpoints,
  ...accountEndpoints,
  ...uploadEndpoints,
  ...dashboardEndpoints,
  ...showcaseEndpoints,
  ...teamEndpoints,
  ...playerEndpoints,
  ...coachEndpoints,
  ...competitionEndpoints,
  ...matchEndpoints,
  ...stadiumEndpoints,
  ...confederationEndpoints,
  ...streamingEndpoints,
  ...searchEndpoints,
  ...websiteEndpoints,
  ...userEndpoints,
  ...importEndpoints,
  ...auditEndpoints,
  ...maintenanceEndpoints,
}

export type Endpoints = typeof endpoints
type Table = Endpoints[keyof Endpoints]

/** The paths that answer a method, and what each takes and gives: what the console's calls are typed by. */
export type PathOf<M extends Endpoint['method']> = Extract<Table, { method: M }>['path']
type At<M extends Endpoint['method'], P extends string> = Extract<Table, { method: M; path: P }>
export type BodyAt<M extends Endpoint['method'], P extends string> = Body<At<M, P>>
export type QueryAt<M extends Endpoint['method'], P extends string> = Query<At<M, P>>
export type ParamsAt<M extends Endpoint['method'], P extends string> = Params<At<M, P>>
export type AnswerAt<M extends Endpoint['method'], P extends string> = Answer<At<M, P>>
