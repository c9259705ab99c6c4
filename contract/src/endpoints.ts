import { accessEndpoints } from './account/access.ts'
import { accessSettingEndpoints } from './account/access-settings.ts'
import { dutyEndpoints } from './account/duties.ts'
import { inviteEndpoints } from './account/invites.ts'
import { factorEndpoints } from './account/factors.ts'
import { privacyEndpoints } from './account/privacy.ts'
import { accountEndpoints } from './account/profile.ts'
import { signInEndpoints } from './account/sign-ins.ts'
import { userEndpoints } from './account/users.ts'
import { keyEndpoints } from './api/keys.ts'
import { meEndpoints } from './api/me.ts'
import { rootEndpoints } from './api/root.ts'
import { showcaseEndpoints } from './api/showcase.ts'
import { usageEndpoints } from './api/usage.ts'
import { bulkEndpoints } from './curating/bulk.ts'
import { curatingEndpoints } from './curating/editable-records.ts'
import { editionStructureEndpoints } from './curating/edition-structure.ts'
import { historyEndpoints } from './curating/history.ts'
import { deskEndpoints } from './curating/match-desk.ts'
import { matchEditingEndpoints } from './curating/match-editing.ts'
import { mergeEndpoints } from './curating/merges.ts'
import { nameEndpoints } from './curating/record-names.ts'
import { savedViewEndpoints } from './curating/saved-views.ts'
import { spreadsheetEndpoints } from './curating/spreadsheets.ts'
import { suggestionEndpoints } from './curating/suggestions.ts'
import { suspensionRuleEndpoints } from './curating/suspension-rules.ts'
import { uploadEndpoints } from './curating/uploads.ts'
import { broadcastEndpoints } from './football/broadcasts.ts'
import { cardEndpoints } from './football/cards.ts'
import { championEndpoints } from './football/champions.ts'
import { coachEndpoints } from './football/coaches.ts'
import { competitionEndpoints } from './football/competitions.ts'
import { confederationEndpoints } from './football/confederations.ts'
import { matchPageEndpoints } from './football/match-pages.ts'
import { matchEndpoints } from './football/matches.ts'
import { playerEndpoints } from './football/players.ts'
import { playerNumbersEndpoints } from './football/player-numbers.ts'
import { leaderEndpoints } from './football/leaders.ts'
import { scorerEndpoints } from './football/scorers.ts'
import { searchEndpoints } from './football/search.ts'
import { stadiumEndpoints } from './football/stadiums.ts'
import { standingsEndpoints } from './football/standings.ts'
import { streamingEndpoints } from './football/streamings.ts'
import { teamNumbersEndpoints } from './football/team-numbers.ts'
import { teamEndpoints } from './football/teams.ts'
import { alertEndpoints } from './importing/alerts.ts'
import { waitingMatchEndpoints } from './importing/waiting-matches.ts'
import { waitingSquadEndpoints } from './importing/waiting-squads.ts'
import { qualityEndpoints } from './importing/quality.ts'
import { conflictEndpoints } from './importing/conflicts.ts'
import { connectionEndpoints } from './importing/connections.ts'
import { datasetEndpoints } from './importing/datasets.ts'
import { duplicateEndpoints } from './importing/duplicates.ts'
import { freshnessEndpoints } from './importing/freshness.ts'
import { joinEndpoints } from './importing/joins.ts'
import { newCompetitionEndpoints } from './importing/new-competitions.ts'
import { openDataEndpoints } from './importing/open-data.ts'
import { importRunEndpoints } from './importing/runs.ts'
import { unsureNameEndpoints } from './importing/unsure-names.ts'
import { auditEndpoints } from './operations/audit.ts'
import { backupEndpoints } from './operations/backups.ts'
import { maintenanceEndpoints } from './operations/maintenance.ts'
import { systemEndpoints } from './operations/system.ts'
import { calendarEndpoints } from './push/calendars.ts'
import { deliveryEndpoints } from './push/deliveries.ts'
import { pushEventEndpoints } from './push/live.ts'
import { followEndpoints } from './push/follows.ts'
import { notificationEndpoints } from './push/notifications.ts'
import { simulationEndpoints } from './push/simulations.ts'
import { shareEndpoints } from './push/shares.ts'
import { webhookEndpoints } from './push/webhooks.ts'
import type { Answer, Body, Endpoint, Params, Query } from './shapes/endpoint.ts'
import { contactEndpoints } from './site/contact.ts'
import { dashboardEndpoints } from './site/dashboard.ts'
import { websiteEndpoints } from './site/website.ts'

/** The table of endpoints: everything the API answers, by operation id. */
export const endpoints = {
  ...accessEndpoints,
  ...contactEndpoints,
  ...accountEndpoints,
  ...signInEndpoints,
  ...factorEndpoints,
  ...privacyEndpoints,
  ...rootEndpoints,
  ...meEndpoints,
  ...keyEndpoints,
  ...usageEndpoints,
  ...uploadEndpoints,
  ...dashboardEndpoints,
  ...openDataEndpoints,
  ...showcaseEndpoints,
  ...teamEndpoints,
  ...teamNumbersEndpoints,
  ...playerEndpoints,
  ...playerNumbersEndpoints,
  ...coachEndpoints,
  ...competitionEndpoints,
  ...standingsEndpoints,
  ...scorerEndpoints,
  ...leaderEndpoints,
  ...cardEndpoints,
  ...championEndpoints,
  ...broadcastEndpoints,
  ...matchEndpoints,
  ...matchPageEndpoints,
  ...stadiumEndpoints,
  ...confederationEndpoints,
  ...streamingEndpoints,
  ...searchEndpoints,
  ...pushEventEndpoints,
  ...notificationEndpoints,
  ...followEndpoints,
  ...calendarEndpoints,
  ...webhookEndpoints,
  ...deliveryEndpoints,
  ...simulationEndpoints,
  ...curatingEndpoints,
  ...savedViewEndpoints,
  ...matchEditingEndpoints,
  ...deskEndpoints,
  ...editionStructureEndpoints,
  ...suspensionRuleEndpoints,
  ...historyEndpoints,
  ...mergeEndpoints,
  ...nameEndpoints,
  ...bulkEndpoints,
  ...spreadsheetEndpoints,
  ...suggestionEndpoints,
  ...shareEndpoints,
  ...websiteEndpoints,
  ...userEndpoints,
  ...dutyEndpoints,
  ...inviteEndpoints,
  ...accessSettingEndpoints,
  ...datasetEndpoints,
  ...connectionEndpoints,
  ...freshnessEndpoints,
  ...importRunEndpoints,
  ...unsureNameEndpoints,
  ...duplicateEndpoints,
  ...joinEndpoints,
  ...alertEndpoints,
  ...waitingMatchEndpoints,
  ...waitingSquadEndpoints,
  ...qualityEndpoints,
  ...newCompetitionEndpoints,
  ...conflictEndpoints,
  ...auditEndpoints,
  ...backupEndpoints,
  ...maintenanceEndpoints,
  ...systemEndpoints,
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
