import { expect, test } from 'vitest'
import { readText, unlessProved, withoutData } from './data-folder.ts'

// A skipped proof is easy to overlook in a green run: this test prints it.
test(`the real datasets are at hand${unlessProved}`, () => {
  if (withoutData)
    console.warn('Real tables are NOT PROVED in this run: set SHARED_DATA, or put the datasets at ../shared/data.')
  else expect(readText('README.md')).toContain('Football datasets')
})
