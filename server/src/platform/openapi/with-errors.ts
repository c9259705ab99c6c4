import { errorVocabulary, type ErrorCode } from '../errors/error-vocabulary.ts'
import type { Document, Operation } from './document.ts'

interface Called extends Operation {
  readonly method: string
}

type Rule = (operation: Called) => boolean

const always: Rule = () => true
const never: Rule = () => false
const secured: Rule = (operation) => operation['x-access'] !== 'open'
const takesKey: Rule = ({ security }) => security.some((each) => 'key' in each)
const isWrite: Rule = ({ method }) => method !== 'get'
const takes =
  (media: string): Rule =>
  ({ requestBody }) =>
    requestBody !== undefined && media in requestBody.content
const takesBody: Rule = ({ requestBody }) => requestBody !== undefined
const one =
  (...ids: readonly string[]): Rule =>
  ({ operationId }) =>
    ids.includes(operationId)
// Only admins share views, and only admins change views that another person shared.
const changesSavedView = one('createSavedView', 'updateSavedView', 'deleteSavedView')

/** Which operations can fail in which way. A new code of the vocabulary does not compile without a rule here. */
const rules: Readonly<Record<ErrorCode, Rule>> = {
  invalid_input: always,
  // A request that is not HTTP belongs to no operation.
  malformed_request: never,
  invalid_json: takes('application/json'),
  invalid_token: one('reset', 'confirmEmail', 'readInvite', 'acceptInvite'),
  invalid_picture: takes('multipart/form-data'),
  wrong_credentials: one('login'),
  second_factor_required: one('login'),
  wrong_code: one('login'),
  passkey_refused: one('loginWithPasskey'),
  no_session: secured,
  missing_key: (operation) => secured(operation) && takesKey(operation),
  malformed_authorization: (operation) => secured(operation) && takesKey(operation),
  invalid_key: takesKey,
  key_revoked: takesKey,
  key_expired: takesKey,
  secret_replaced: takesKey,
  misplaced_key: takesKey,
  key_in_address: never,
  missing_scope: ({ security }) => security.some(({ key = [] }) => key.length > 0),
  beyond_own_key: one('createKey', 'updateKey', 'rotateKey'),
  session_only: (operation) => secured(operation) && !takesKey(operation),
  origin_refused: takesKey,
  address_refused: takesKey,
  forbidden: (operation) => operation['x-access'] === 'admin' || changesSavedView(operation),
  other_user: ({ parameters = [] }) => parameters.some(({ name }) => name === 'userId'),
  // Only operations of the administration require the second factor.
  second_factor_due: (operation) => operation['x-access'] === 'admin',
  sharing_off: one('shareRecord'),
  no_factor: one('updateAccessSettings'),
  required_factor: one('removeTotp', 'removePasskey'),
  too_many_passkeys: one('createPasskey'),
  email_unconfirmed: one(
    'createKey',
    'createWebhook',
    'updateNotifications',
    'startTotp',
    'confirmTotp',
    'startPasskey',
    'createPasskey',
  ),
  blocked: one('login', 'loginWithPasskey'),
  initial_password_ended: one('login'),
  not_found: ({ operationId, parameters = [] }) =>
    operationId === 'openTicketStream' || parameters.some((each) => each.in === 'path' && each.name !== 'userId'),
  // Listed with every operation: another method at the same address is answered with it.
  method_not_allowed: always,
  forgotten: one('listChanges', 'followLive', 'openTicketStream'),
  restored: one('listChanges', 'followLive', 'openTicketStream'),
  unknown_position: one('listChanges', 'followLive', 'openTicketStream'),
  email_taken: one('register'),
  last_admin: one('updateUser', 'requestDeletion', 'requestUserDeletion'),
  too_late: one('keepAccount', 'keepUser'),
  not_the_same: one('mergeRecords', 'decideDuplicate', 'settleNewCompetition'),
  already_decided: one('acceptSuggestion', 'refuseSuggestion'),
  already_undone: one('undoEdit', 'getUndoBlockers', 'undoInPart'),
  changed_since: one(
    'undoEdit',
    'undoInPart',
    'placeUnsureName',
    'decideDuplicate',
    'decideWaitingMatch',
    'decideWaitingSquad',
    'settleNewCompetition',
  ),
  in_use: (operation) => operation.method === 'delete' && operation['x-access'] === 'admin',
  stale: ({ method, ...operation }) => method !== 'get' && method !== 'post' && operation['x-access'] === 'admin',
  copy_blocked: one('restoreCopy'),
  already_restored: one('restoreCopy'),
  unreadable_secret: one('getWebhookSecret', 'rotateWebhookSecret', 'createWebhook'),
  backup_under_way: one('makeBackup', 'verifyBackup', 'restoreBackup', 'deleteBackup'),
  in_progress: (operation) => isWrite(operation) && secured(operation),
  key_reused: (operation) => isWrite(operation) && secured(operation),
  body_too_slow: takesBody,
  too_large: takesBody,
  unsupported_media: takesBody,
  too_many_keys: one('createKey'),
  too_many_webhooks: one('createWebhook'),
  too_many_calendars: one('subscribeCalendar'),
  too_many_browsers: one('addBrowser'),
  too_many_saved_views: one('createSavedView', 'updateSavedView'),
  too_many_followed: one('followMatch', 'followRecord'),
  quota_exceeded: takesKey,
  too_many: always,
  internal: always,
  unavailable: always,
}

/** The codes that an operation may answer, in the order of the vocabulary. */
function errorCodesOf(operation: Called): ErrorCode[] {
  return (Object.keys(rules) as ErrorCode[]).filter((code) => rules[code](operation))
}

/**
 * Lists for every operation by status how it can fail and what to do then, instead of "4XX". Identical refusals are
 * described once, under `components`.
 */
export function withErrors<D extends Document>(document: D): D {
  const responses: Record<string, unknown> = {}
  for (const path of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(path)) {
      const known = Object.entries(operation.responses).filter(([status]) => !/^[45]XX$/.test(status))
      const byStatus = Object.entries(Object.groupBy(errorCodesOf({ ...operation, method }), statusOf))
      const failures = byStatus.map(([status, codes = []]) => {
        const name = [status, ...codes].join('_')
        responses[name] ??= toResponse(codes)
        return [status, { $ref: `#/components/responses/${name}` }]
      })
      operation.responses = Object.fromEntries([...known, ...failures])
    }
  }
  const every = (Object.keys(rules) as ErrorCode[]).map((code) => ({ ...toEntry(code), status: statusOf(code) }))
  return { ...document, components: { ...document.components, responses }, 'x-problems': every }
}

const statusOf = (code: ErrorCode) => errorVocabulary[code].status

function toResponse(codes: readonly ErrorCode[]) {
  const problems = codes.map(toEntry)
  const description = problems.map(({ title, detail }) => `${title}: ${detail}`).join(' ')
  return { description, content: { 'application/problem+json': { schema: schemaOf(codes) } }, 'x-problems': problems }
}

/** The codes are a closed set, so a program that checks for an impossible one does not compile. */
const schemaOf = (codes: readonly ErrorCode[]) => ({
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    { type: 'object', required: ['code'], properties: { code: { type: 'string', enum: codes } } },
  ],
})

function toEntry(code: ErrorCode) {
  const { title, info } = errorVocabulary[code]
  return { code, title, detail: info }
}
