import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { dotted } from '@meio-campo/contract/rules'
import { Renderer, type Node } from '@takumi-rs/core'
import type { CardBody, CardContent, MatchBody, PlayerBody, TableBody, TableRow } from './card-content.ts'
import { column, crest, inks, line, mark, row } from './drawing.ts'

/** What programs that preview links expect. */
export const PICTURE = { width: 1200, height: 630 } as const

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese']
let renderer: Promise<Renderer> | null = null
let queue: Promise<unknown> = Promise.resolve()

/** A card as a PNG. One at a time per process: each takes some tens of milliseconds of a thread. */
export function drawCard(content: CardContent): Promise<Buffer> {
  const drawn = queue.then(async () => {
    renderer ??= createRenderer()
    return (await renderer).render(frame(content), { ...PICTURE, format: 'png' })
  })
  queue = drawn.catch(() => undefined)
  return drawn
}

/** Uses the console's own fonts, because the machine may have none. */
async function createRenderer(): Promise<Renderer> {
  const made = new Renderer({ cacheMaxBytes: 4 * 1024 * 1024 })
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'))
  for (const subset of SUBSETS) {
    const data = await readFile(join(folder, `files/inter-${subset}-wght-normal.woff2`))
    await made.registerFont({ name: 'Inter', data })
  }
  return made
}

function frame({ body, demo }: CardContent): Node {
  return column(
    {
      ...PICTURE,
      padding: '40px 56px 32px',
      backgroundColor: inks.ground,
      color: inks.text,
      fontFamily: 'Inter',
      fontSize: 26,
    },
    row(
      { justifyContent: 'space-between', gap: 32 },
      line(body.heading, { fontSize: 38, fontWeight: 750, flexShrink: 1 }),
      line(body.state, { color: inks.accent, fontWeight: 600, flexShrink: 0, maxWidth: 520 }),
    ),
    column({ flexGrow: 1, justifyContent: 'center' }, drawBody(body)),
    row(
      { gap: 14, paddingTop: 18, borderTop: `1px solid ${inks.line}` },
      mark(32),
      line('Meio-Campo', { fontWeight: 700, flexShrink: 0 }),
      row({ flexGrow: 1 }),
      line(footOf(body, demo), { color: inks.quiet, fontSize: 24 }),
    ),
  )
}

const footOf = (body: CardBody, demo: boolean) =>
  dotted(demo && 'Dados de demonstração', body.kind === 'match' && body.foot)

function drawBody(body: CardBody): Node {
  if (body.kind === 'match') return drawMatch(body)
  return body.kind === 'table' ? drawTable(body) : drawPlayer(body)
}

const MOST_SCORERS = 4
/** Letters of a name that must be smaller to fit. */
const LONG_NAME = 15

function drawMatch({ home, away, score, penalties, scorers }: MatchBody): Node {
  const side = (team: MatchBody['home'], names: readonly string[]) =>
    column(
      { width: 380, alignItems: 'center', gap: 14 },
      crest(team, 176),
      line(team.name, { fontSize: team.name.length > LONG_NAME ? 34 : 44, fontWeight: 750, maxWidth: 380 }),
      column({ alignItems: 'center', height: 132, gap: 4 }, ...shortList(names, MOST_SCORERS).map(smallLine)),
    )
  return row(
    { justifyContent: 'space-between' },
    side(home, scorers.home),
    column(
      { alignItems: 'center', gap: 12, paddingBottom: 132 },
      line(score, { fontSize: score.length > 3 ? 108 : 84, fontWeight: 800 }),
      ...(penalties === null ? [] : [line(penalties, { color: inks.quiet })]),
    ),
    side(away, scorers.away),
  )
}

const smallLine = (text: string) => line(text, { fontSize: 23, color: inks.quiet, maxWidth: 380 })

/** The last line says how many are missing. */
function shortList(names: readonly string[], most: number): string[] {
  if (names.length <= most) return [...names]
  return [...names.slice(0, most - 1), `e mais ${names.length - most + 1}`]
}

const ROWS_A_COLUMN = 10
const MOST_ROWS = 2 * ROWS_A_COLUMN
const GROUPS_A_ROW = 4
const MOST_GROUPS = 12

function drawTable({ groups, heads }: TableBody): Node {
  if (groups.length === 0) return line('Ainda não há tabela.', { fontSize: 34, color: inks.quiet })
  if (groups.length === 1) {
    const shown = groups[0]!.rows.slice(0, MOST_ROWS)
    const half = shown.length > ROWS_A_COLUMN ? Math.ceil(shown.length / 2) : shown.length
    const parts = [shown.slice(0, half), shown.slice(half)].filter((part) => part.length > 0)
    return row(
      { gap: 56, alignItems: 'flex-start' },
      ...parts.map((rows) => tableOf(null, rows, heads, { width: parts.length > 1 ? 516 : 1088, size: 25 })),
    )
  }
  const shown = groups.slice(0, MOST_GROUPS)
  const across = Math.min(GROUPS_A_ROW, Math.ceil(shown.length / Math.ceil(shown.length / GROUPS_A_ROW)))
  const width = Math.floor((1088 - 32 * (across - 1)) / across)
  const size = shown.length > 2 * GROUPS_A_ROW ? 17 : 20
  return row(
    { flexWrap: 'wrap', gap: '14px 32px', alignItems: 'flex-start' },
    ...shown.map(({ name, rows }) => tableOf(name, rows.slice(0, 4), heads, { width, size })),
  )
}

const headStyle = { color: inks.quiet, fontWeight: 600 } as const
const figureStyle = (size: number) => ({ width: size * 2.1, textAlign: 'right', flexShrink: 0 }) as const

function tableOf(
  name: string | null,
  rows: readonly TableRow[],
  heads: readonly string[],
  { width, size }: { readonly width: number; readonly size: number },
): Node {
  const small = Math.round(size * 0.8)
  return column(
    { width },
    row(
      { height: size * 1.4 },
      row({ flexGrow: 1 }, line(name ?? '', { ...headStyle, fontSize: small })),
      ...heads.map((head) => line(head, { ...headStyle, fontSize: small, ...figureStyle(size) })),
    ),
    ...rows.map(({ position, team, figures }) =>
      row(
        { height: size * 1.6, gap: size * 0.4, borderTop: `1px solid ${inks.line}` },
        line(position, { fontSize: size, width: size * 1.3, color: inks.quiet, textAlign: 'right', flexShrink: 0 }),
        crest(team, Math.round(size * 1.1)),
        line(team.name, { fontSize: size, fontWeight: 600, flexGrow: 1, flexShrink: 1 }),
        row(
          { flexShrink: 0 },
          ...figures.map((figure, index) =>
            line(figure, {
              fontSize: size,
              fontWeight: index === figures.length - 1 ? 800 : 400,
              ...figureStyle(size),
            }),
          ),
        ),
      ),
    ),
  )
}

const MOST_SEASONS = 5

function drawPlayer({ team, totals, seasons, heads }: PlayerBody): Node {
  const shown = seasons.slice(0, MOST_SEASONS)
  return column(
    { gap: 28 },
    row(
      { gap: 48 },
      ...(team === null ? [] : [crest(team, 150)]),
      ...totals.map(({ name, value }) =>
        column({ gap: 4 }, line(value, { fontSize: 72, fontWeight: 800 }), line(name, { color: inks.quiet })),
      ),
    ),
    ...(shown.length === 0
      ? []
      : [
          column(
            {},
            row(
              { height: 36 },
              row({ flexGrow: 1 }, line('Temporadas', { ...headStyle, fontSize: 20 })),
              ...heads.map((head) => line(head, { ...headStyle, fontSize: 20, width: 110, textAlign: 'right' })),
            ),
            ...shown.map(({ name, figures }) =>
              row(
                { height: 42, borderTop: `1px solid ${inks.line}` },
                line(name, { fontSize: 24, flexGrow: 1, flexShrink: 1 }),
                ...figures.map((figure) =>
                  line(figure, { fontSize: 24, width: 110, textAlign: 'right', flexShrink: 0 }),
                ),
              ),
            ),
          ),
        ]),
  )
}
