import { testOn } from './own-service.ts'

/** Tests on the open data that comes with the project, as a fresh start shows it. */
export const test = testOn('open data', /Futebol aberto pronto/, 600_000)
