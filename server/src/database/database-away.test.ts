import pg from 'pg'
import { expect, it } from 'vitest'
import { DatabaseAway, findAbsence } from './database-away.ts'

const sqlError = (code: string) => Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code })
const systemError = (code: string, syscall = 'connect') => Object.assign(new Error(code), { code, syscall })

it.each([
  ['57P01', sqlError('57P01'), 'away'],
  ['57P03', sqlError('57P03'), 'away'],
  ['08006', sqlError('08006'), 'away'],
  ['53300', sqlError('53300'), 'away'],
  ['53100', sqlError('53100'), 'full'],
  ['57014', sqlError('57014'), 'slow'],
  ['55P03', sqlError('55P03'), 'slow'],
  ['one of two that wait for each other', sqlError('40P01'), 'slow'],
  ['a refused connection', systemError('ECONNREFUSED'), 'away'],
  ['a socket that is not there', systemError('ENOENT'), 'away'],
  ['a full disk', systemError('ENOSPC', 'write'), 'full'],
  ['a cut connection', new Error('Connection terminated unexpectedly'), 'away'],
  ['one that is known to be away', new DatabaseAway(), 'away'],
  ['the cause of another', new Error('rollback failed', { cause: sqlError('57P01') }), 'away'],
  ['several addresses that all refuse', new AggregateError([systemError('ECONNREFUSED')]), 'away'],
  ['a file that is not there', systemError('ENOENT', 'open'), null],
  ['a value that is there already', sqlError('23505'), null],
  ['a bug', new TypeError('x is not a function'), null],
  ['nothing', undefined, null],
])('takes %s for what it is', (_, error, absence) => expect(findAbsence(error)).toBe(absence))
