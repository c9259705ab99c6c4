import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseBrowser, PLAYWRIGHTS_OWN, type Distribution, type Machine } from './browser-choice.ts'
import { isForOtherMachine, shorten } from './browser-machine.ts'

const PACKAGED = '/packaged/chromium'
const SHELL = '/usr/lib/chromium/chromium-headless-shell'
const DESKTOP = '/usr/lib/chromium/chromium'

interface Fake {
  /** Executables that open a page. */
  readonly runs?: readonly string[]
  readonly there?: readonly string[]
  /** What each package brings; one that is not named cannot be installed. */
  readonly packages?: Readonly<Record<string, string>>
  readonly distribution?: Distribution
  readonly root?: boolean
  readonly online?: boolean
  readonly unpacks?: boolean
}

/** A simulated machine that records what is done to it. */
function fakeMachine(fake: Fake): { machine: Machine; done: string[] } {
  const there = new Set(fake.there)
  const done: string[] = []
  const machine: Machine = {
    unpack: async () => {
      if (fake.unpacks === false) throw new Error('no space left')
      return PACKAGED
    },
    listShells: () => [...there].filter((path) => path.endsWith('shell') || path === PLAYWRIGHTS_OWN),
    listDesktops: () => [...there].filter((path) => path.endsWith('chromium')),
    findLaunchError: async (executable) => (fake.runs?.includes(executable) ? undefined : 'Exec format error'),
    distribution: fake.distribution,
    mayInstall: () => fake.root ?? false,
    installPackage: (name) => {
      done.push(`install ${name}`)
      const brought = fake.packages?.[name]
      if (brought) there.add(brought)
      return brought !== undefined
    },
    downloadShell: () => {
      done.push('download')
      return fake.online ?? false
    },
  }
  return { machine, done }
}

const choose = async (fake: Fake, options: { named?: string; install: boolean } = { install: true }) => {
  const { machine, done } = fakeMachine(fake)
  return { ...(await chooseBrowser(machine, options)), done }
}

describe('the choice of a browser', () => {
  it('takes the packaged one where it runs, whatever else is there', async () => {
    const { executable, line, done } = await choose({
      runs: [PACKAGED, SHELL],
      there: [SHELL],
      distribution: 'debian',
      root: true,
    })
    expect(executable).toBe(PACKAGED)
    expect(line).toBe('browser: the headless shell of @sparticuz/chromium, which runs here')
    expect(done).toEqual([])
  })

  it('prefers a headless shell of the system to its desktop browser', async () => {
    const { executable, line, done } = await choose({ runs: [SHELL, DESKTOP], there: [DESKTOP, SHELL] })
    expect(executable).toBe(SHELL)
    expect(line).toBe(
      `browser: the headless shell ${SHELL}, found on the system; the headless shell of @sparticuz/chromium does not run here (Exec format error)`,
    )
    expect(done).toEqual([])
  })

  it("prefers Playwright's own, once downloaded, to a desktop browser", async () => {
    const there = [DESKTOP, PLAYWRIGHTS_OWN]
    expect((await choose({ runs: there, there })).executable).toBe(PLAYWRIGHTS_OWN)
  })

  it('takes a desktop browser before it installs anything', async () => {
    const { executable, done } = await choose({ runs: [DESKTOP], there: [DESKTOP], distribution: 'debian', root: true })
    expect(executable).toBe(DESKTOP)
    expect(done).toEqual([])
  })

  it('goes past a browser that is there and does not run', async () => {
    const { executable, line } = await choose({ runs: [DESKTOP], there: [SHELL, DESKTOP] })
    expect(executable).toBe(DESKTOP)
    expect(line).toContain(`the headless shell ${SHELL} does not run here`)
  })

  it('installs the headless shell on a fresh arm64 Debian as root', async () => {
    const packages = { 'chromium-headless-shell': SHELL, chromium: DESKTOP }
    const { executable, line, done } = await choose({
      runs: [SHELL, DESKTOP],
      packages,
      distribution: 'debian',
      root: true,
    })
    expect(executable).toBe(SHELL)
    expect(line).toContain('installed now as the package chromium-headless-shell')
    expect(done).toEqual(['install chromium-headless-shell'])
  })

  it('installs the desktop browser where the distribution has no headless shell', async () => {
    const packages = { chromium: DESKTOP }
    const { executable, done } = await choose({ runs: [DESKTOP], packages, distribution: 'debian', root: true })
    expect(executable).toBe(DESKTOP)
    expect(done).toEqual(['install chromium-headless-shell', 'install chromium'])
  })

  it("downloads Playwright's own where packages may not be installed", async () => {
    const { executable, line, done } = await choose({ runs: [PLAYWRIGHTS_OWN], distribution: 'debian', online: true })
    expect(executable).toBe(PLAYWRIGHTS_OWN)
    expect(line).toContain('the headless shell of Playwright, downloaded now')
    expect(done).toEqual(['download'])
  })

  it('prints the command to run when no browser works', async () => {
    const { executable, line, done } = await choose({ distribution: 'debian', root: true })
    expect(executable).toBeUndefined()
    expect(line).toMatch(/^No browser for the journeys: .*\. Type: sudo apt-get update && sudo apt-get install/)
    expect(done).toEqual(['install chromium-headless-shell', 'install chromium', 'download'])
  })

  it("comes to Playwright's own on an Ubuntu whose package is a snap that does not run", async () => {
    const packages = { 'chromium-browser': '/usr/bin/chromium' }
    const fake: Fake = { runs: [PLAYWRIGHTS_OWN], packages, distribution: 'ubuntu', root: true, online: true }
    const { executable, done } = await choose(fake)
    expect(executable).toBe(PLAYWRIGHTS_OWN)
    expect(done).toEqual(['install chromium-browser', 'download'])
  })

  it("names Playwright's command where there is no apt", async () => {
    expect((await choose({})).line).toMatch(/Type: npx playwright install --with-deps --only-shell chromium$/)
  })

  it('tries others when the packaged one cannot be unpacked', async () => {
    const { executable, line } = await choose({ unpacks: false, runs: [SHELL], there: [SHELL] })
    expect(executable).toBe(SHELL)
    expect(line).toContain('could not be unpacked (Error: no space left)')
  })

  it('takes the one that was named by hand, or none', async () => {
    const named = '/opt/browser'
    expect((await choose({ runs: [named, PACKAGED] }, { named, install: true })).executable).toBe(named)
    const { executable, line } = await choose({ runs: [PACKAGED] }, { named, install: true })
    expect(executable).toBeUndefined()
    expect(line).toContain('Name another in E2E_BROWSER')
  })

  it('changes nothing on the machine without `install`', async () => {
    const { executable, done } = await choose({ distribution: 'debian', root: true, online: true }, { install: false })
    expect(executable).toBeUndefined()
    expect(done).toEqual([])
  })
})

describe('a program', () => {
  it('is known by its first bytes to be for another processor, and is not tried', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mc-program-'))
    const write = (name: string, content: Buffer | string) => {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    }
    const elf = (machine: number) => {
      const head = Buffer.alloc(64)
      head.write('\u007FELF', 'latin1')
      head.writeUInt16LE(machine, 18)
      return head
    }
    try {
      const [x64, arm64] = [write('x64', elf(62)), write('arm64', elf(183))]
      expect([x64, arm64].map(isForOtherMachine)).toEqual([process.arch === 'arm64', process.arch === 'x64'])
      expect(isForOtherMachine(process.execPath)).toBe(false)
      expect(isForOtherMachine(write('script', '#!/bin/sh\n'))).toBe(false)
      expect(isForOtherMachine(write('empty', ''))).toBe(false)
      expect(isForOtherMachine(PLAYWRIGHTS_OWN)).toBe(false)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('the reason for a refusal', () => {
  it('names the architecture where the shell was handed a program of another one', () => {
    const message = 'browserType.launch: Target closed\nlogs:\n  - [pid=1][err] /tmp/c: 1: Syntax error: "(" unexpected'
    expect(shorten(message)).toBe(`it is no program for ${process.arch}`)
  })

  it('is the library that is missing', () => {
    const reason = '/tmp/c: error while loading shared libraries: libnss3.so: cannot open shared object file'
    expect(shorten(`browserType.launch: Target closed\nlogs:\n  - [pid=1][err] ${reason}`)).toBe(reason)
  })

  it('is else the first line', () => {
    expect(shorten('browserType.launch: Timeout of 60000ms exceeded\nlogs:')).toBe('Timeout of 60000ms exceeded')
  })
})
