import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Context } from './platform/context.ts'
import { registerAccess } from './features/account/access/routes.ts'
import { registerAccessSettings } from './features/account/access-settings/routes.ts'
import { registerFactors } from './features/account/factor-settings/routes.ts'
import { registerPrivacy } from './features/account/privacy/routes.ts'
import { registerAccount } from './features/account/profile/routes.ts'
import { registerAudit } from './features/operations/audit/routes.ts'
import { registerBulk } from './features/curating/bulk/routes.ts'
import { registerCalendars } from './features/push/calendars/routes.ts'
import { registerCards } from './features/football/cards/routes.ts'
import { registerChampions } from './features/football/champions/routes.ts'
import { registerDigests } from './features/push/digests/routes.ts'
import { registerChanges } from './features/api/changes/routes.ts'
import { registerCoaches } from './features/football/coaches/routes.ts'
import { registerConfederations } from './features/football/confederations/routes.ts'
import { registerCompetitions } from './features/football/competitions/routes.ts'
import { registerContact } from './features/site/contact/routes.ts'
import { registerDashboard } from './features/site/dashboard/routes.ts'
import { registerBackups } from './features/operations/backups/routes.ts'
import { getCare } from './features/operations/system/queries.ts'
import { registerMetrics } from './features/operations/system/metrics.ts'
import { registerSystem } from './features/operations/system/routes.ts'
import { registerEditionStructure } from './features/curating/edition-structure/routes.ts'
import { registerHealth } from './features/operations/health/routes.ts'
import { registerHistory } from './features/curating/history/routes.ts'
import { registerConnections } from './features/importing/connections/routes.ts'
import { registerDuplicates } from './features/importing/duplicates/routes.ts'
import { registerWaiting } from './features/importing/waiting/routes.ts'
import { registerQuality } from './features/importing/quality/routes.ts'
import { registerOpenData } from './features/importing/open-data/routes.ts'
import { registerImports } from './features/importing/runs/routes.ts'
import { registerKeys } from './features/api/keys/routes.ts'
import { registerLlms } from './features/api/llms/routes.ts'
import { registerMaintenance } from './features/operations/maintenance/routes.ts'
import { registerMatchDesk } from './features/curating/match-desk/routes.ts'
import { undoAtDesk } from './features/curating/match-desk/undo-at-desk.ts'
import { registerMatchEditing } from './features/curating/match-editing/routes.ts'
import { registerMatches } from './features/football/matches/routes.ts'
import { registerMcp } from './features/api/mcp/routes.ts'
import { registerMerges } from './features/curating/merges/routes.ts'
import { registerFollows } from './features/push/follows/routes.ts'
import { registerNotifications } from './features/push/notifications/routes.ts'
import { registerPlayers } from './features/football/players/routes.ts'
import type { LiveHub } from './features/push/live/live-hub.ts'
import { registerLive } from './features/push/live/routes.ts'
import { registerRecordNames } from './features/curating/record-names/routes.ts'
import { registerRecords } from './features/curating/records/routes.ts'
import { registerRoot } from './features/api/root/routes.ts'
import { registerLeaders } from './features/football/leaders/routes.ts'
import { registerScorers } from './features/football/scorers/routes.ts'
import { registerSearch } from './features/football/search/routes.ts'
import { registerShowcase } from './features/api/showcase/routes.ts'
import { registerSimulations } from './features/push/simulations/routes.ts'
import { registerStadiums } from './features/football/stadiums/routes.ts'
import { registerStreamings } from './features/football/streamings/routes.ts'
import { registerStandings } from './features/football/standings/routes.ts'
import { registerSavedViews } from './features/curating/saved-views/routes.ts'
import { registerSpreadsheets } from './features/curating/spreadsheets/routes.ts'
import { registerSuggestions } from './features/curating/suggestions/routes.ts'
import { registerTeams } from './features/football/teams/routes.ts'
import { registerUploads } from './features/curating/uploads/routes.ts'
import { registerUsage } from './features/api/usage/routes.ts'
import { registerSignIns } from './features/account/sign-ins/routes.ts'
import { registerDuties } from './features/account/duties/routes.ts'
import { registerInvites } from './features/account/invites/routes.ts'
import { registerUsers } from './features/account/users/routes.ts'
import { registerViewCounter } from './features/site/website/view-counter.ts'
import { registerWebhooks } from './features/push/webhooks/routes.ts'
import { getSignInSite } from './features/site/website/queries.ts'
import { registerShares } from './features/push/shares/routes.ts'
import { registerWebsite } from './features/site/website/routes.ts'
import { registerWellKnown } from './features/site/well-known/routes.ts'
import { registerWidgets } from './features/api/widgets/routes.ts'
import { mendPath, readEnding, splitBase, type Base } from './platform/callers/base-address.ts'
import { registerAnsweredCalls } from './platform/http/answered-calls.ts'
import { registerBodyDeadline } from './platform/http/body-deadline.ts'
import { hasLeft } from './platform/http/caller-left.ts'
import { registerHostHeader } from './platform/http/host-header.ts'
import { registerConsole } from './platform/http/console-files.ts'
import { registerCors } from './platform/http/cors.ts'
import { AppError } from './platform/errors/app-error.ts'
import { rememberReads } from './platform/memory/memory.ts'
import { registerOpenapi } from './platform/openapi/openapi.ts'
import { answerMalformed, asAppError, sendProblem, toProblem } from './platform/http/problem.ts'
import { registerJsonBodies } from './platform/http/json-body.ts'
import { registerMeasuring } from './platform/http/measure.ts'
import { createFastReads, createFrontServer } from './platform/reading/fast-reads.ts'
import { registerReadCaching } from './platform/http/read-caching.ts'
import { readTrust } from './config/proxy-trust.ts'
import { makeRequestId } from './platform/secrets/random.ts'
import { registerSentBytes } from './platform/http/sent-bytes.ts'
import { buildSerializer } from './platform/http/serialisation.ts'
import { registerSecurityHeaders } from './platform/http/security-headers.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import { registerOptions } from './platform/http/options.ts'
import { createRefusal, noteAddresses } from './platform/http/unknown-address.ts'
import { registerUnreadDeadline } from './platform/http/unread-answers.ts'
import { findUnstorable } from './platform/http/unstorable.ts'
import { validatorCompiler } from './platform/http/validation.ts'

declare module 'http' {
  interface IncomingMessage {
    /** The base address the call came through; null for what is not the API's. */
    base?: Base | null
  }
}

/** For routes that are not endpoints of the contract. */
const BODY_LIMIT_BYTES = 64 * 1024
/** Node's own limits for receiving a request; bodies of fields have a shorter one (see body-deadline.ts). */
const HEADERS_MS = 20_000
const WHOLE_REQUEST_MS = 3_600_000
const LOOK_MS = 5_000

/** What the application is put together from: the platform's context, and what only some features receive. */
export interface AppContext extends Context {
  /** Reads the change log for all streams of this process. */
  readonly live: LiveHub
}

/** The whole application, in the order in which it is put together. */
export async function buildApp(context: AppContext, tracing: Tracing | null = null): Promise<FastifyInstance> {
  const trust = readTrust(context.config.trustProxy)
  const fastReads = createFastReads(context, trust)
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    // The serialiser need not check what the validator checked on the way in, but must know the format's name.
    serializerOpts: { ajv: { formats: { 'mc-url': true, 'mc-country': true } } },
    schemaController: { compilersFactory: { buildSerializer } },
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: WHOLE_REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_MS },
    trustProxy: trust,
    // A trace has a span for every call: all of them then go the framework's way.
    serverFactory: createFrontServer(tracing ? null : fastReads),
    genReqId: makeRequestId,
    rewriteUrl: (request) => {
      const { url: whole, base } = splitBase(mendPath(request.url ?? '/'))
      request.base = base
      const { url, accept } = readEnding(whole)
      if (accept !== undefined) request.headers.accept = accept
      return url
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: (error, socket) => answerMalformed(error, socket, context.publicUrl),
    frameworkErrors: (error, request, reply) => {
      reply.header('X-Request-Id', request.id)
      sendProblem(reply, toProblem(asAppError(error), request.id, context.publicUrl))
    },
  })

  tracing?.register(app)
  registerAnsweredCalls(app)
  registerMeasuring(app, context)
  registerSentBytes(app)
  const addresses = noteAddresses(app)
  const refuseUnknown = createRefusal(addresses, context)
  registerHostHeader(app)
  registerBodyDeadline(app, context.publicUrl)
  registerUnreadDeadline(app)
  fastReads.learnFrom(app)
  app.decorate('reads', new Map())
  app.setValidatorCompiler(validatorCompiler)
  registerJsonBodies(app)
  app.setErrorHandler((thrown, request, reply) => {
    const error = asAppError(thrown, request.routeOptions.bodyLimit)
    const problem = toProblem(error, request.id, context.publicUrl)
    const failure = { err: error.cause ?? error, reqId: request.id }
    if (hasLeft(request, failure.err)) request.log.debug(failure, 'the caller left before the end of the answer')
    else if (problem.status >= 500) request.log.error(failure, 'request failed')
    if (error.retryAfterSeconds !== undefined) reply.header('Retry-After', error.retryAfterSeconds)
    sendProblem(reply, problem)
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  app.addHook('preValidation', async (request) => {
    // A page or a file of the console keeps nothing of its address; the page itself shows what is wrong with it.
    if (request.is404 || request.routeOptions.url === '/*') return
    for (const given of [request.body, request.query, request.params]) {
      const fields = findUnstorable(given)
      if (fields.length > 0) throw new AppError('invalid_input', { fields })
    }
  })

  await registerSecurityHeaders(app, context.publicUrl)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  // No limit of parts: past it the parser listens to no error of a part any more, and a form that ends within one would end
  // the process. A second file and any field are refused by their own limits.
  const limits = { files: 1, fields: 0, parts: Infinity, fileSize: 8 * 1024 * 1024 }
  await app.register(multipart, { limits })
  const describeApi = await registerOpenapi(app, context.publicUrl)
  registerReadCaching(app)
  registerCors(app)
  registerOptions(app, context, addresses, refuseUnknown)
  registerViewCounter(app, context)

  // What football answers is only read, by calls of their own.
  const reading = { ...context, database: rememberReads(context.reading, context.answers.clock) }

  registerHealth(app, context)
  registerAccess(app, context, getSignInSite)
  registerContact(app, context)
  registerPrivacy(app, context)
  registerAccount(app, context)
  registerSignIns(app, context)
  registerFactors(app, context)
  registerRoot(app, context)
  registerKeys(app, context)
  registerUsage(app, context)
  registerUploads(app, context)
  registerDashboard(app, context, getCare)
  registerTeams(app, reading)
  registerCompetitions(app, reading)
  registerStandings(app, reading)
  registerScorers(app, reading)
  registerLeaders(app, reading)
  registerCards(app, reading)
  registerChampions(app, reading)
  registerStadiums(app, reading)
  registerConfederations(app, reading)
  registerStreamings(app, reading)
  registerPlayers(app, reading)
  registerCoaches(app, reading)
  registerMatches(app, reading)
  registerMatchEditing(app, context)
  registerMatchDesk(app, context)
  registerRecords(app, context)
  registerEditionStructure(app, context)
  registerHistory(app, context, undoAtDesk)
  registerMerges(app, context)
  registerRecordNames(app, context)
  registerBulk(app, context)
  registerSpreadsheets(app, context)
  registerSavedViews(app, context)
  registerSuggestions(app, context)
  registerSearch(app, context)
  registerShowcase(app, context)
  registerChanges(app, context)
  registerLive(app, context, context.live)
  registerWebhooks(app, context)
  registerNotifications(app, context)
  registerFollows(app, context)
  registerCalendars(app, context)
  registerDigests(app, context)
  registerSimulations(app, context)
  registerWebsite(app, context)
  registerShares(app, context)
  registerUsers(app, context)
  registerDuties(app, context)
  registerInvites(app, context, getSignInSite)
  registerAccessSettings(app, context)
  registerOpenData(app, context)
  registerImports(app, context)
  registerConnections(app, context)
  registerDuplicates(app, context)
  registerWaiting(app, context)
  registerQuality(app, context)
  registerAudit(app, context)
  registerMaintenance(app, context)
  registerBackups(app, context)
  registerSystem(app, context)
  registerMetrics(app, context)
  registerLlms(app, describeApi)
  registerMcp(app, context)
  registerWidgets(app)
  registerWellKnown(app, context)

  await registerConsole(app, refuseUnknown)
  return app
}
