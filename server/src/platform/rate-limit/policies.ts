/** A limit has a name, because the `RateLimit` headers tell callers which one they are nearing. */
export interface Policy {
  readonly name: string
  readonly quota: number
  readonly windowMs: number
  /** Counted in groups of this size: for ceilings that ordinary use does not reach. */
  readonly block?: number
}

const MINUTE_MS = 60_000

/** Reads by visitors. */
export const VISITOR: Policy = { name: 'visitante', quota: 600, windowMs: MINUTE_MS }
/** A ceiling against abuse only; the console of a signed-in person must never reach it. */
export const SESSION: Policy = { name: 'sessao', quota: 6_000, windowMs: MINUTE_MS, block: 100 }
/** The same for test keys, which use no quota. */
export const TEST_KEY: Policy = { name: 'teste', quota: 600, windowMs: MINUTE_MS, block: 10 }

/** Conditional reads: a 304 answer uses no quota but is still limited. */
export const UNCHANGED: Policy = { name: 'sem-mudanca', quota: 1_200, windowMs: MINUTE_MS, block: 10 }

/** Calendars refresh by themselves, and many of them from the machines of one company. */
export const CALENDAR: Policy = { name: 'calendario', quota: 600, windowMs: MINUTE_MS }

/** Public cards are opened without an account, and many people behind one address may open the same link. */
export const SHARED_CARD: Policy = { name: 'cartao-publico', quota: 240, windowMs: MINUTE_MS }

/** Mail programs of many people may unsubscribe from digests from the machines of one company. */
export const UNSUBSCRIBE: Policy = { name: 'cancelar-resumo', quota: 240, windowMs: MINUTE_MS }

/** Letters to addresses that were typed in and never confirmed, which can be misused to disturb strangers. */
export const LETTERS_TO_STRANGERS: Policy = { name: 'cartas', quota: 300, windowMs: 60 * MINUTE_MS }

/** Expensive calls (a hash, a mail, a picture to encode) have their own limits, by operation id. */
export const operationPolicies: Readonly<Record<string, Policy>> = {
  register: { name: 'cadastro', quota: 30, windowMs: MINUTE_MS },
  // Sent while the user types; each takes some milliseconds of work.
  ratePassword: { name: 'forca-da-senha', quota: 120, windowMs: MINUTE_MS },
  recover: { name: 'recuperacao', quota: 10, windowMs: MINUTE_MS },
  reset: { name: 'nova-senha', quota: 20, windowMs: MINUTE_MS },
  readInvite: { name: 'convite', quota: 30, windowMs: MINUTE_MS },
  acceptInvite: { name: 'aceite', quota: 20, windowMs: MINUTE_MS },
  // Each sends a letter.
  createInvite: { name: 'convites', quota: 30, windowMs: MINUTE_MS },
  sendUserReset: { name: 'envio-de-senha', quota: 10, windowMs: MINUTE_MS },
  confirmEmail: { name: 'confirmacao', quota: 20, windowMs: MINUTE_MS },
  // Each stores a row until it is answered.
  beginPasskeyLogin: { name: 'chave-de-acesso', quota: 60, windowMs: MINUTE_MS },
  loginWithPasskey: { name: 'entrar-com-chave', quota: 60, windowMs: MINUTE_MS },
  beginProof: { name: 'prova', quota: 30, windowMs: MINUTE_MS },
  uploadPicture: { name: 'imagens', quota: 30, windowMs: MINUTE_MS },
  runShowcaseExample: { name: 'vitrine', quota: 60, windowMs: MINUTE_MS },
  createKey: { name: 'chaves', quota: 30, windowMs: MINUTE_MS },
  // Free of charge, but still limited.
  getStatus: { name: 'status', quota: 600, windowMs: MINUTE_MS, block: 10 },
  getMe: { name: 'quem-chama', quota: 600, windowMs: MINUTE_MS, block: 10 },
  getRoot: { name: 'inicio', quota: 120, windowMs: MINUTE_MS },
  // Each call sends something to another party's server.
  testWebhook: { name: 'teste-de-webhook', quota: 10, windowMs: MINUTE_MS },
  replayDeliveries: { name: 'repeticoes', quota: 30, windowMs: MINUTE_MS },
  testBrowser: { name: 'teste-de-notificacao', quota: 10, windowMs: MINUTE_MS },
  createSuggestion: { name: 'sugestoes', quota: 10, windowMs: MINUTE_MS },
  shareRecord: { name: 'compartilhar', quota: 60, windowMs: MINUTE_MS },
  sendContactMessage: { name: 'contato', quota: 10, windowMs: MINUTE_MS },
}

// Counts its own failures instead (see features/account/access/login-throttle.ts): a valid device password is never
// throttled.
export const unlimitedOperations: ReadonlySet<string> = new Set(['login'])
