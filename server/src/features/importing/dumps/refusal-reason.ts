import pg from 'pg'

/** Why the database refused a row, in a sentence. */
export function refusalReason(error: unknown): string {
  if (!(error instanceof pg.DatabaseError)) return 'a linha não pôde ser gravada.'
  const { code, table = '', column = '', constraint = '', detail = '' } = error
  switch (code) {
    case '23503': {
      const [, columns = '', value = ''] = /^Key \((.+?)\)=\((.+)\) is not present/.exec(detail) ?? []
      return `${table}: ${columns} aponta para “${value}”, que não existe.`
    }
    case '23502':
      return `${table}: a coluna ${column} não pode ficar vazia.`
    case '23505': {
      const [, columns = ''] = /^Key \((.+?)\)=/.exec(detail) ?? []
      return `${table}: outra linha já tem os mesmos valores em ${columns}.`
    }
    case '23514':
      return `${table}: os valores quebram a regra ${constraint}.`
    default:
      return 'um valor não cabe na coluna.'
  }
}
