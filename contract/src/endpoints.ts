import { accessEndpoints } from './account/access.ts'
import { accountEndpoints } from './account/profile.ts'
import { auditEndpoints } from './operations/audit.ts'
import { contactEndpoints } from './site/contact.ts'
import { bulkEndpoints } from './curating/bulk.ts'
import { curatingEndpoints } from './curating/curating.ts'
import { deskEndpoints } from './curating/desk.ts'
import { editionStructureEndpoints } from './curating/edition-structure.ts'
import { historyEndpoints } from './curating/history.ts'
import { matchEditingEndpoints } from './curating/match.ts'
import { sheetEndpoints } from './curating/sheets.ts'
import { suggestionEndpoints } from './curating/suggestions.ts'
import { mergeEndpoints } from './curating/merge.ts'
import { nameEndpoints } from './curating/names.ts'
import { dashboardEndpoints } from './site/dashboard.ts'
import { broadcastEndpoints } from './football/broadcasts.ts'
import { cardEndpoints } from './football/cards.ts'
import { championEndpoints } from './football/champions.ts'
import { coachEndpoints } from './football/coach.ts'
import { competitionEndpoints } from './football/competition.ts'
import { confederationEndpoints } from './football/confederation.ts'
import { matchEndpoints } from './football/match.ts'
import { playerEndpoints } from './football/player.ts'
import { scorerEndpoints } from './football/scorers.ts'
import { searchEndpoints } from './football/search.ts'
import { stadiumEndpoints } from './football/stadium.ts'
import { standingsEndpoints } from './football/standings.ts'
import { streamingEndpoints } from './football/streaming.ts'
import { teamEndpoints } from './football/team.ts'
import type { Answer, Body, Endpoint, Params, Query } from './endpoint.ts'
import { conflictEndpoints } from './importing/conflicts.ts'
import { datasetEndpoints } from './importing/datasets.ts'
import { importRunEndpoints } from './importing/runs.ts'
import { unsureNameEndpoints } from './importing/unsure-names.ts'
import { keyEndpoints } from './api/keys.ts'
import { maintenanceEndpoints } from './operations/maintenance.ts'
import { deliveryEndpoints } from './push/delivery.ts'
import { calendarEndpoints } from './push/calendar.ts'
import { notificationEndpoints } from './push/notification.ts'
import { pushEventEndpoints } from './push/push-event.ts'
import { simulationEndpoints } from './push/simulation.ts'
import { webhookEndpoints } from './push/webhook.ts'
import { showcaseEndpoints } from './api/showcase.ts'
import { uploadEndpoints } from './curating/uploads.ts'
import { usageEndpoints } from './api/usage.ts'
import { userEndpoints } from './account/users.ts'
import { websiteEndpoints } from './site/website.ts'

/** The table of endpoints: everything the API answers, by operation id. */
export const endpoints = {
  ...accessEndpoints,
  ...contactEndpoints,
  ...accountEndpoints,
  ...keyEndpoints,
  ...usageEndpoints,
  ...uploadEndpoints,
  ...dashboardEndpoints,
  ...showcaseEndpoints,
  ...teamEndpoints,
  ...playerEndpoints,
  ...coachEndpoints,
  ...competitionEndpoints,
  ...standingsEndpoints,
  ...scorerEndpoints,
  ...cardEndpoints,
  ...championEndpoints,
  ...broadcastEndpoints,
  ...matchEndpoints,
  ...stadiumEndpoints,
  ...confederationEndpoints,
  ...streamingEndpoints,
  ...searchEndpoints,
  ...pushEventEndpoints,
  ...notificationEndpoints,
  ...calendarEndpoints,
  ...webhookEndpoints,
  ...deliveryEndpoints,
  ...simulationEndpoints,
  ...curatingEndpoints,
  ...matchEditingEndpoints,
  ...deskEndpoints,
  ...editionStructureEndpoints,
  ...historyEndpoints,
  ...mergeEndpoints,
  ...nameEndpoints,
  ...bulkEndpoints,
  ...sheetEndpoints,
  ...suggestionEndpoints,
  ...websiteEndpoints,
  ...userEndpoints,
  ...datasetEndpoints,
  ...importRunEndpoints,
  ...unsureNameEndpoints,
  ...conflictEndpoints,
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
