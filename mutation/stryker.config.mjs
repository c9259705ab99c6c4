// What Stryker changes and which tests must notice. Paths are those of the workspace, in which it is started.
const [workspace, ...only] = process.env.MUTATE.split(' ')

/** What decides access, in each workspace; of `football`, everything. */
const MUTATED = {
  football: ['src/**/*.ts'],
  contract: ['src/rules/duties.ts'],
  server: ['src/platform/{callers,duties,keys}/*.ts'],
}

export default {
  mutate: [...(only.length > 0 ? only : MUTATED[workspace]), '!src/**/*.test.ts', '!src/**/index.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  tempDirName: '.stryker',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `../node_modules/.cache/mutation/${workspace}.json` },
  thresholds: { high: 90, low: 80, break: 80 },
}
