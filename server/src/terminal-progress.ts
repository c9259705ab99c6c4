const BAR = 20
const EVERY_MS = 100

/** A progress line on standard error, only on a terminal. */
export function createTerminalProgress(): { show(text: string, part: number | null): void; end(): void } {
  let shownAt = 0
  return {
    show(text, part) {
      const now = performance.now()
      if (!process.stderr.isTTY || now - shownAt < EVERY_MS) return
      shownAt = now
      process.stderr.write(`\r${barOf(part, now)} ${text}\u001B[K`)
    },
    end() {
      if (shownAt > 0) process.stderr.write('\r\u001B[K')
    },
  }
}

/** The share that is done; a spinner where the total is unknown. */
function barOf(part: number | null, now: number): string {
  if (part === null) return '▮'.repeat(1 + (Math.floor(now / 250) % BAR)).padEnd(BAR, '▯')
  const percent = `${Math.floor(part * 100)}%`.padStart(4)
  return `${'▮'.repeat(Math.round(part * BAR)).padEnd(BAR, '▯')}${percent}`
}

export function megabytesOf(bytes: number): string {
  return `${(bytes / 1024 / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
}
