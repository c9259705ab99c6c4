import { AppError, fieldError, RecordMoved } from './app-error.ts'

/**
 * A record that a field of the call names: where it is missing or was merged into another, the refusal names the field.
 * A call whose address has another record would otherwise be redirected to itself.
 */
export async function namedIn<T>(field: string, record: Promise<T>): Promise<T> {
  return record.catch((error: unknown) => {
    if (error instanceof RecordMoved) throw fieldError(field, `Foi unido a “${error.to}”: use este id.`)
    throw error instanceof AppError && error.code === 'not_found' && error.fields.length === 0
      ? missingIn(field, error)
      : error
  })
}

function missingIn(field: string, { info = 'Não existe, ou foi removido.', near, cause }: AppError): AppError {
  return new AppError('not_found', { info, near, cause, fields: [{ field, message: info }] })
}
