// Errors that no test caught (a rejection nobody awaited, a worker that died) fail a run, but stand in no test's report.
// This reporter of Vitest writes them to the file STRAY_ERRORS, so that `npm test` can name them at its end.
import { writeFileSync } from 'node:fs'

export default class StrayErrorReporter {
  onTestRunEnd(_modules, errors) {
    const stray = errors.map(({ VITEST_TEST_PATH: file, VITEST_TEST_NAME: test, name, message, stack }) => ({
      file,
      test,
      message: stack || `${name}: ${message}`,
    }))
    writeFileSync(process.env.STRAY_ERRORS, JSON.stringify(stray))
  }
}
