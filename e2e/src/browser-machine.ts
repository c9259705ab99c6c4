import { spawnSync } from 'node:child_process'
import { accessSync, closeSync, constants, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import packaged from '@sparticuz/chromium'
import { PLAYWRIGHTS_OWN, type Distribution, type Machine } from './browser-choice.ts'
import { launchOptionsOf } from './browser.ts'

const LAUNCH_TIMEOUT_MS = 60_000
const INSTALL_TIMEOUT_MS = 600_000

// Debian's commands are shell scripts around these: they add a process, and flags for a desktop.
const FOLDERS = ['/usr/lib/chromium', ...(process.env['PATH'] ?? '').split(delimiter)].filter(Boolean)
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless-shell', 'headless_shell']
const DESKTOPS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_DESKTOP = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The machine on which this runs. */
export function thisMachine(): Machine {
  let listsAreFresh = false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) =>
    run([...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=120', ...args])
  const distribution = findDistribution()
  const mayInstall = () => asRoot.length === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  const playwright = (...options: string[]) =>
    run([process.execPath, playwrightCommand(), 'install', ...options, '--only-shell', 'chromium'])
  return {
    unpack: () => packaged.executablePath(),
    listShells: () => [...findExecutables(SHELLS), ...(hasDownloadedShell() ? [PLAYWRIGHTS_OWN] : [])],
    listDesktops: () => [...findExecutables(DESKTOPS), ...(isExecutable(MAC_DESKTOP) ? [MAC_DESKTOP] : [])],
    findLaunchError,
    distribution,
    mayInstall,
    installPackage: (name) => {
      // An update that fails may concern another mirror: the installation is tried anyway.
      if (!listsAreFresh) apt('update')
      listsAreFresh = true
      return apt('install', '-y', '--no-install-recommends', name)
    },
    // A bare Ubuntu lacks the libraries that the shell needs; `--with-deps` installs them.
    downloadShell: () => (distribution !== undefined && mayInstall() && playwright('--with-deps')) || playwright(),
  }
}

/** Opens a page: a browser may start and still not render. */
async function findLaunchError(executable: string): Promise<string | undefined> {
  if (isForOtherMachine(executable)) return `it is no program for ${process.arch}`
  try {
    const browser = await chromium.launch({ ...launchOptionsOf(executable), timeout: LAUNCH_TIMEOUT_MS })
    try {
      const page = await browser.newPage()
      await page.setContent('<p>1</p>', { timeout: LAUNCH_TIMEOUT_MS })
    } finally {
      await browser.close()
    }
    return undefined
  } catch (error) {
    return shorten(error instanceof Error ? error.message : String(error))
  }
}

// Where an ELF file names the machine that it is for (e_machine), and the two machines that are known here.
const ELF_MAGIC = '\u007FELF'
const ELF_MACHINE = 18
const ELF_MACHINES: Partial<Record<NodeJS.Architecture, number>> = { x64: 62, arm64: 183 }

/**
 * Whether a program is made for another processor. It must not be tried: what the system refuses to run goes to the shell,
 * which takes its bytes for commands and leaves files with unreadable names.
 */
export function isForOtherMachine(executable: string): boolean {
  const own = ELF_MACHINES[process.arch]
  if (own === undefined || !existsSync(executable)) return false
  const head = Buffer.alloc(ELF_MACHINE + 2)
  const file = openSync(executable, 'r')
  try {
    readSync(file, head, 0, head.length, 0)
  } finally {
    closeSync(file)
  }
  return head.toString('latin1', 0, 4) === ELF_MAGIC && head.readUInt16LE(ELF_MACHINE) !== own
}

/** Playwright's message holds everything that the browser printed; the system's error in it is the reason. */
export function shorten(message: string): string {
  // A script around a program of another architecture: the shell reports syntax errors in that.
  if (/Syntax error|Exec format|ENOEXEC|cannot execute binary/i.test(message))
    return `it is no program for ${process.arch}`
  const lines = message.split('\n').map((line) => line.trim())
  const reason = lines.find((line) => /error while loading shared|EACCES/.test(line)) ?? lines[0] ?? ''
  return reason.replace(/^.*(?:\[err\]|browserType\.launch:)\s*/, '').slice(0, 200)
}

function findDistribution(): Distribution | undefined {
  if (findExecutables(['apt-get']).length === 0 || !existsSync('/etc/debian_version')) return undefined
  return /^ID(?:_LIKE)?=.*ubuntu/m.test(readFileSync('/etc/os-release', 'utf8')) ? 'ubuntu' : 'debian'
}

function findExecutables(names: readonly string[]): string[] {
  const found = names.map((name) => FOLDERS.map((folder) => join(folder, name)).find(isExecutable))
  return found.filter((path) => path !== undefined)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Of any revision: launching it shows whether this version of Playwright can use it. */
function hasDownloadedShell(): boolean {
  const browsers = dirname(dirname(dirname(chromium.executablePath())))
  return existsSync(browsers) && readdirSync(browsers).some((name) => name.startsWith('chromium_headless_shell-'))
}

function playwrightCommand(): string {
  return join(dirname(fileURLToPath(import.meta.resolve('@playwright/test'))), 'cli.js')
}

/** Its output goes to standard error: standard output is for the choice. */
function run([command, ...args]: string[]): boolean {
  return spawnSync(command!, args, { stdio: ['ignore', 2, 2], timeout: INSTALL_TIMEOUT_MS }).status === 0
}
