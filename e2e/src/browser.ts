import type { LaunchOptions } from '@playwright/test'
import packaged from '@sparticuz/chromium'
import { PLAYWRIGHTS_OWN } from './browser-choice.ts'

// Made for a function that runs once: with one process, closing a context would end the browser, and without web
// security a page of another origin would not be one.
const UNSUITED = /^--(?:headless|single-process|no-zygote|disable-web-security)/

/**
 * One list for every kind, so that a journey sees the same browser everywhere: no graphics process, no WebGL, no process
 * for each site. Playwright itself adds `--headless`, `--no-sandbox` and all that keeps a desktop browser from the network.
 */
export function launchOptionsOf(executable: string): LaunchOptions {
  packaged.setGraphicsMode = false
  const args = [...packaged.args.filter((arg) => !UNSUITED.test(arg)), '--no-sandbox', '--disable-gpu']
  return executable === PLAYWRIGHTS_OWN ? { args } : { args, executablePath: executable }
}
