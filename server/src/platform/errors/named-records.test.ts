import { expect, it } from 'vitest'
import { AppError, fieldError, RecordMoved } from './app-error.ts'
import { namedIn } from './named-records.ts'

const failing = async (error: Error): Promise<never> => {
  throw error
}
const one = async () => 7
const refused = async (error: Error): Promise<AppError> => {
  try {
    return await namedIn('record', failing(error))
  } catch (given) {
    return given as AppError
  }
}

it('reports a missing record under its field, with records of similar names', async () => {
  const near = [{ id: 'bahia', name: 'Bahia' }]
  expect(await refused(new AppError('not_found', { info: 'Não há time “baia”.', near }))).toMatchObject({
    code: 'not_found',
    info: 'Não há time “baia”.',
    near,
    fields: [{ field: 'record', message: 'Não há time “baia”.' }],
  })
})

it('does not redirect a call to itself where a field names a record that was merged into another', async () => {
  const error = await refused(new RecordMoved('baia', 'bahia'))
  expect(error).toMatchObject({ code: 'invalid_input', fields: [{ field: 'record' }] })
  expect(error.fields[0]!.message).toContain('bahia')
})

it('leaves every other refusal as it is', async () => {
  const other = fieldError('season', 'Não há esta temporada.')
  expect(await refused(other)).toBe(other)
  expect(await namedIn('record', one())).toBe(7)
})
