import { existsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import chromium from '@sparticuz/chromium'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// Made for a function that runs once: with one process, closing a context would end the browser, and without web
// security a page of another origin would not be one.
const UNSUITED = /^--(?:headless|single-process|no-zygote|disable-web-security)/

export interface Browser {
  readonly executablePath: string
  readonly args: string[]
}

/** The system's Chromium where it runs, else the one that comes with the packages: no test asks for a download. */
export async function findBrowser(): Promise<Browser> {
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  const system = SYSTEM.find((path) => existsSync(path) && answers(path))
  if (system) return { executablePath: system, args: quiet }
  chromium.setGraphicsMode = false
  return {
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((arg) => !UNSUITED.test(arg)), ...quiet],
  }
}

function answers(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
