/** The headless shell that Playwright downloads for itself: only Playwright knows its path. */
export const PLAYWRIGHTS_OWN = 'playwright'

export type Distribution = 'debian' | 'ubuntu'

/** The operations on the machine, so that the choice can be tested without one. */
export interface Machine {
  /** Unpacks the packaged browser and returns its path. */
  readonly unpack: () => Promise<string>
  /** Installed headless shells, including Playwright's own. */
  readonly listShells: () => readonly string[]
  readonly listDesktops: () => readonly string[]
  /** Why the browser cannot open a page here; nothing when it can. */
  readonly findLaunchError: (executable: string) => Promise<string | undefined>
  /** Only distributions whose package names are known; derivatives of Debian or Ubuntu count as these. */
  readonly distribution: Distribution | undefined
  /** As root, or with a sudo that needs no password. */
  readonly mayInstall: () => boolean
  readonly installPackage: (name: string) => boolean
  readonly downloadShell: () => boolean
}

export interface ChoiceOptions {
  /** A browser that the user named: no other is tried. */
  readonly named?: string | undefined
  /** Whether packages may be installed: by a test command, not by loading the configuration. */
  readonly install: boolean
}

export type Choice =
  | { readonly executable: string; readonly line: string }
  | { readonly executable: undefined; readonly line: string }

interface Candidate {
  readonly executable: string
  readonly name: string
  readonly origin: string
}

/** Best first. Ubuntu's package installs a snap, which does not run in a container. */
const PACKAGES: Record<Distribution, readonly string[]> = {
  debian: ['chromium-headless-shell', 'chromium'],
  ubuntu: ['chromium-browser'],
}

/** The first browser that opens a page, with one line that explains the choice. */
export async function chooseBrowser(machine: Machine, options: ChoiceOptions): Promise<Choice> {
  const reasons: string[] = []
  for await (const { executable, name, origin } of listCandidates(machine, options, reasons)) {
    const reason = await machine.findLaunchError(executable)
    if (reason === undefined) return { executable, line: `browser: ${[`${name}, ${origin}`, ...reasons].join('; ')}` }
    reasons.push(`${name} does not run here (${reason})`)
  }
  const line = `No browser for the journeys: ${reasons.join('; ')}. ${advise(machine, options)}`
  return { executable: undefined, line }
}

/** In order of preference. Nothing is unpacked, installed or downloaded before every earlier candidate has failed. */
async function* listCandidates(machine: Machine, options: ChoiceOptions, reasons: string[]): AsyncGenerator<Candidate> {
  if (options.named) {
    yield { executable: options.named, name: options.named, origin: 'named by E2E_BROWSER' }
    return
  }
  const packaged = 'the headless shell of @sparticuz/chromium'
  const executable = await machine.unpack().catch((error: unknown) => {
    reasons.push(`${packaged} could not be unpacked (${String(error)})`)
  })
  if (executable) yield { executable, name: packaged, origin: 'which runs here' }
  yield* listPresent(machine, 'found on the system')
  if (!options.install) return
  if (machine.distribution && machine.mayInstall()) {
    for (const name of PACKAGES[machine.distribution]) {
      if (machine.installPackage(name)) yield* listPresent(machine, `installed now as the package ${name}`)
      else reasons.push(`the package ${name} could not be installed`)
    }
  } else if (machine.distribution)
    reasons.push('packages can be installed neither as root nor with a sudo that asks nothing')
  if (machine.downloadShell()) yield candidateOf(PLAYWRIGHTS_OWN, 'headless shell', 'downloaded now')
  else reasons.push('Playwright could not download its own')
}

function* listPresent(machine: Machine, origin: string): Generator<Candidate> {
  for (const path of machine.listShells()) yield candidateOf(path, 'headless shell', origin)
  for (const path of machine.listDesktops()) yield candidateOf(path, 'desktop browser', origin)
}

function candidateOf(executable: string, kind: string, origin: string): Candidate {
  const name = executable === PLAYWRIGHTS_OWN ? `the ${kind} of Playwright` : `the ${kind} ${executable}`
  return { executable, name, origin }
}

function advise({ distribution }: Machine, { named }: ChoiceOptions): string {
  if (named) return 'Name another in E2E_BROWSER, or leave it empty.'
  return distribution === 'debian'
    ? 'Type: sudo apt-get update && sudo apt-get install -y chromium-headless-shell'
    : 'Type: npx playwright install --with-deps --only-shell chromium'
}
