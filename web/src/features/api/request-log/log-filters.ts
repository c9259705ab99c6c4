interface Choice {
  readonly value: string
  readonly label: string
}

/** The statuses worth choosing: classes, and the refusals that owners look for. */
const statusChoices: readonly Choice[] = [
  { value: '2xx', label: '2xx: certo' },
  { value: '3xx', label: '3xx: sem mudança ou movido' },
  { value: '4xx', label: '4xx: recusado' },
  { value: '401', label: '401: chave que não vale' },
  { value: '403', label: '403: sem permissão' },
  { value: '404', label: '404: não existe' },
  { value: '429', label: '429: acima da cota' },
  { value: '5xx', label: '5xx: falha do serviço' },
]

const methodChoices: readonly Choice[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((value) => ({
  value,
  label: value,
}))

/** The error codes worth choosing; any other one is chosen from a call that has it. */
const errorChoices: readonly Choice[] = [
  'invalid_input',
  'invalid_json',
  'missing_scope',
  'session_only',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'stale',
  'quota_exceeded',
].map((value) => ({ value, label: value }))

const durationChoices: readonly Choice[] = [
  { value: '50', label: 'De 50 ms para cima' },
  { value: '200', label: 'De 200 ms para cima' },
  { value: '1000', label: 'De 1 s para cima' },
  { value: '5000', label: 'De 5 s para cima' },
]

const sizeChoices: readonly Choice[] = [
  { value: '10240', label: 'De 10 kB para cima' },
  { value: '102400', label: 'De 100 kB para cima' },
  { value: '1048576', label: 'De 1 MB para cima' },
]

/** The filters that are chosen from a list. */
export const logSelects = [
  { name: 'status', label: 'Status', all: 'Todos os status', choices: statusChoices },
  { name: 'erro', label: 'Código do erro', all: 'Todos os erros', choices: errorChoices },
  { name: 'metodo', label: 'Método', all: 'Todos os métodos', choices: methodChoices },
  { name: 'msDe', label: 'Duração', all: 'Qualquer duração', choices: durationChoices },
  { name: 'bytesDe', label: 'Tamanho', all: 'Qualquer tamanho', choices: sizeChoices },
] as const
