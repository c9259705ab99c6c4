const STATES = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
} as const

export function findStateByName(name: string): string | null {
  return Object.entries(STATES).find(([, state]) => state === name.trim())?.[0] ?? null
}

/** `Botafogo PB`, `Atlético-PR`: the state at the end of a name. A bare `SC` may be Sport Club (Paysandu SC): no state. */
export function findStateInName(name: string): string | null {
  const found = /(?<joint>[ -])(?<state>[A-Z]{2})$/.exec(name)?.groups
  if (!found || !Object.hasOwn(STATES, found['state'] ?? '')) return null
  return found['state'] === 'SC' && found['joint'] === ' ' ? null : (found['state'] ?? null)
}
