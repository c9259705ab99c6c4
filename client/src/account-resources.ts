import type { Calls } from './calls.ts'

/** What belongs to the account of the key. Each scope says what the key may: `keys:manage`, `push:read`… */
export function createAccountResources({ get, list, write }: Calls) {
  return {
    keys: {
      list: list('/api/v1/chaves'),
      get: get('/api/v1/chaves/{id}'),
      create: write('POST /api/v1/chaves'),
      update: write('PATCH /api/v1/chaves/{id}'),
      rotate: write('POST /api/v1/chaves/{id}/rotacionar'),
      revoke: write('DELETE /api/v1/chaves/{id}'),
    },
    /** What was called, as sums and one by one. */
    usage: get('/api/v1/uso'),
    requests: {
      list: list('/api/v1/registros'),
      get: get('/api/v1/registros/{id}'),
    },
    webhooks: {
      list: list('/api/v1/webhooks'),
      get: get('/api/v1/webhooks/{id}'),
      create: write('POST /api/v1/webhooks'),
      update: write('PATCH /api/v1/webhooks/{id}'),
      remove: write('DELETE /api/v1/webhooks/{id}'),
      secret: get('/api/v1/webhooks/{id}/segredo'),
      rotateSecret: write('POST /api/v1/webhooks/{id}/segredo/girar'),
      health: get('/api/v1/webhooks/{id}/saude'),
      test: write('POST /api/v1/webhooks/{id}/teste'),
      resendFailed: write('POST /api/v1/webhooks/{id}/reenviar'),
      replay: write('POST /api/v1/webhooks/{id}/repetir'),
    },
    deliveries: {
      list: list('/api/v1/entregas'),
      get: get('/api/v1/entregas/{id}'),
      resend: write('POST /api/v1/entregas/{id}/reenviar'),
    },
    simulations: {
      list: list('/api/v1/simulacoes'),
      get: get('/api/v1/simulacoes/{id}'),
      start: write('POST /api/v1/simulacoes'),
      stop: write('POST /api/v1/simulacoes/{id}/parar'),
    },
    calendars: {
      list: list('/api/v1/calendarios'),
      get: get('/api/v1/calendarios/{id}'),
      subscribe: write('POST /api/v1/calendarios'),
      revoke: write('DELETE /api/v1/calendarios/{id}'),
    },
    follows: {
      list: get('/api/v1/acompanhamentos'),
      get: get('/api/v1/acompanhamentos/{tipo}/{id}'),
      order: write('PUT /api/v1/acompanhamentos'),
      add: write('PUT /api/v1/acompanhamentos/{tipo}/{id}'),
      remove: write('DELETE /api/v1/acompanhamentos/{tipo}/{id}'),
      matches: list('/api/v1/acompanhados'),
      addMatch: write('PUT /api/v1/acompanhados/{idjogo}'),
      removeMatch: write('DELETE /api/v1/acompanhados/{idjogo}'),
    },
  }
}
