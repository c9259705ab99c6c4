import type { LaunchOptions } from '@playwright/test'
import packaged from '@sparticuz/chromium'
import { PLAYWRIGHTS_OWN } from './browser-choice.ts'

// The package is made for serverless functions. With a single process, closing a context would end the browser; without
// web security, cross-origin rules would not apply.
const UNSUITED = /^--(?:headless|single-process|no-zygote|disable-web-security)/

/**
 * The same flags for every browser, so that journeys behave the same everywhere: no graphics process, no WebGL, no process
 * for each site. Playwright itself adds `--headless`, `--no-sandbox` and the flags that disable background network traffic.
 */
export function launchOptionsOf(executable: string): LaunchOptions {
  packaged.setGraphicsMode = false
  const args = [...packaged.args.filter((arg) => !UNSUITED.test(arg)), '--no-sandbox', '--disable-gpu']
  return executable === PLAYWRIGHTS_OWN ? { args } : { args, executablePath: executable }
}
