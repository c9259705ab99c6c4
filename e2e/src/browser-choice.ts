/** The headless shell that Playwright downloads for itself: it alone knows the path. */
export const PLAYWRIGHTS_OWN = 'playwright'

export type Distribution = 'debian' | 'ubuntu'

/** What the choice asks of a machine, so that it can be tested without one. */
export interface Machine {
  /** Unpacks the packaged browser and tells where it is. */
  readonly unpack: () => Promise<string>
  /** Headless shells that are there, Playwright's own among them. */
  readonly listShells: () => readonly string[]
  readonly listDesktops: () => readonly string[]
  /** Why the browser cannot open a page here; nothing when it can. */
  readonly findRefusal: (executable: string) => Promise<string | undefined>
  /** Where packages are known by name; one made from Debian or Ubuntu counts as it. */
  readonly distribution: Distribution | undefined
  /** As root, or with a sudo that asks for no password. */
  readonly mayInstall: () => boolean
  readonly installPackage: (name: string) => boolean
  readonly downloadShell: () => boolean
}

export interface Wish {
  /** A browser that was named by hand: this one or none. */
  readonly named?: string | undefined
  /** Whether the machine may be changed; a test command may, the loading of a configuration may not. */
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

/** Best first. Ubuntu's stands for a snap, which does not run in a container. */
const PACKAGES: Record<Distribution, readonly string[]> = {
  debian: ['chromium-headless-shell', 'chromium'],
  ubuntu: ['chromium-browser'],
}

/** The first browser that opens a page, and in one line which and why. */
export async function chooseBrowser(machine: Machine, wish: Wish): Promise<Choice> {
  const refusals: string[] = []
  for await (const { executable, name, origin } of listCandidates(machine, wish, refusals)) {
    const refusal = await machine.findRefusal(executable)
    if (refusal === undefined) return { executable, line: `browser: ${[`${name}, ${origin}`, ...refusals].join('; ')}` }
    refusals.push(`${name} does not run here (${refusal})`)
  }
  const line = `No browser for the journeys: ${refusals.join('; ')}. ${advise(machine, wish)}`
  return { executable: undefined, line }
}

/** The order is the decision. Nothing is unpacked, installed or downloaded before all that comes earlier has refused. */
async function* listCandidates(machine: Machine, wish: Wish, refusals: string[]): AsyncGenerator<Candidate> {
  if (wish.named) {
    yield { executable: wish.named, name: wish.named, origin: 'named by E2E_BROWSER' }
    return
  }
  const packaged = 'the headless shell of @sparticuz/chromium'
  const executable = await machine.unpack().catch((error: unknown) => {
    refusals.push(`${packaged} could not be unpacked (${String(error)})`)
  })
  if (executable) yield { executable, name: packaged, origin: 'which runs here' }
  yield* listPresent(machine, 'found on the system')
  if (!wish.install) return
  if (machine.distribution && machine.mayInstall()) {
    for (const name of PACKAGES[machine.distribution]) {
      if (machine.installPackage(name)) yield* listPresent(machine, `installed now as the package ${name}`)
      else refusals.push(`the package ${name} could not be installed`)
    }
  } else if (machine.distribution)
    refusals.push('packages can be installed neither as root nor with a sudo that asks nothing')
  if (machine.downloadShell()) yield candidateOf(PLAYWRIGHTS_OWN, 'headless shell', 'downloaded now')
  else refusals.push('Playwright could not download its own')
}

function* listPresent(machine: Machine, origin: string): Generator<Candidate> {
  for (const path of machine.listShells()) yield candidateOf(path, 'headless shell', origin)
  for (const path of machine.listDesktops()) yield candidateOf(path, 'desktop browser', origin)
}

function candidateOf(executable: string, kind: string, origin: string): Candidate {
  const name = executable === PLAYWRIGHTS_OWN ? `the ${kind} of Playwright` : `the ${kind} ${executable}`
  return { executable, name, origin }
}

function advise({ distribution }: Machine, { named }: Wish): string {
  if (named) return 'Name another in E2E_BROWSER, or leave it empty.'
  return distribution === 'debian'
    ? 'Type: sudo apt-get update && sudo apt-get install -y chromium-headless-shell'
    : 'Type: npx playwright install --with-deps --only-shell chromium'
}
