// Errors outside of any test (an unhandled rejection, a worker that died) fail a run without appearing in a test's
// report. This Vitest reporter writes them to the file STRAY_ERRORS, and `npm test` prints them at its end.
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
