import { createHash } from 'node:crypto'
import type { CardContent, PlayerBody, TableBody } from './card-content.ts'
import { PICTURE } from './card-picture.ts'
import { escapeMarkup as e } from './drawing.ts'
import type { ReadCard } from './read-card.ts'

const style = `:root{color-scheme:light dark;--ground:#f4f3ee;--panel:#fff;--line:#e5e2d9;--text:#161f1a;--quiet:#48524c;--accent:#0b6945}
@media (prefers-color-scheme:dark){:root{--ground:#0b100e;--panel:#101614;--line:#222c28;--text:#ebf1ed;--quiet:#b3bfb8;--accent:#5acd9d}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:24px 16px}h1{margin:0 0 4px;font-size:1.6rem;line-height:1.2}p{margin:0 0 16px;color:var(--quiet)}
img{display:block;width:100%;height:auto;border-radius:12px;border:1px solid var(--line);margin-bottom:16px}
.facts{overflow-x:auto;background:var(--panel);border:1px solid var(--line);border-radius:12px;margin-bottom:16px}
table{width:100%;border-collapse:collapse}caption,th,td{padding:6px 12px;text-align:left}caption{font-weight:600}
td:not(:first-child),th:not(:first-child){text-align:right}tr+tr td,tbody tr:first-child td{border-top:1px solid var(--line)}
th{color:var(--quiet);font-weight:600}a{color:var(--accent)}.open{display:inline-block;padding:10px 18px;border-radius:8px;background:var(--accent);color:var(--panel);font-weight:600;text-decoration:none}
footer{margin-top:24px;font-size:.85rem;color:var(--quiet)}`

/** The page runs no script and loads nothing from elsewhere. */
export const CARD_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface Addresses {
  readonly url: string
  /** Contains the version of the content, so that programs with cached previews fetch a newer one. */
  readonly picture: string
}

/** Relative, because the page may be opened at another address of the service than the configured one. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The page of a card. Every value from the database is escaped. */
export function writeCardPage({ content, sources }: ReadCard, { url, picture }: Addresses): string {
  const { title, text, demo } = content
  const tags: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Meio-Campo'],
    ['og:locale', 'pt_BR'],
    ['og:url', url],
    ['og:title', title],
    ['og:description', text],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PICTURE.width)],
    ['og:image:height', String(PICTURE.height)],
    ['og:image:alt', `${title}. ${text}`],
  ]
  const credits = sources.map(({ title: name, attribution }) => attribution ?? name)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(title)} · Meio-Campo</title>
<meta name="description" content="${e(text)}">
<meta name="robots" content="noindex">
<meta name="twitter:card" content="summary_large_image">
${tags.map(([name, value]) => `<meta property="${name}" content="${e(value)}">`).join('\n')}
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
<h1>${e(title)}</h1>
<p>${e(text)}</p>
<img src="${e(pathOf(picture))}" width="${PICTURE.width}" height="${PICTURE.height}" alt="">
${factsOf(content)}
<a class="open" href="${e(content.page)}">Abrir no Meio-Campo</a>
<footer>
${demo ? '<div>Dados de demonstração, inventados.</div>' : ''}
${credits.length === 0 ? '' : `<div>Fontes: ${e(credits.join('; '))}</div>`}
<div>Para abrir a página inteira é preciso entrar com uma conta.</div>
</footer>
</main>
</body>
</html>
`
}

/** The content of the picture as text. */
function factsOf({ body }: CardContent): string {
  if (body.kind === 'table') return tablesOf(body)
  if (body.kind === 'player') return seasonsOf(body)
  const lines = [
    ...body.scorers.home.map((scorer) => [body.home.name, scorer] as const),
    ...body.scorers.away.map((scorer) => [body.away.name, scorer] as const),
  ]
  return lines.length === 0 ? '' : table('Gols', ['Time', 'Quem marcou'], lines)
}

const tablesOf = ({ groups, heads, heading }: TableBody) =>
  groups
    .map(({ name, rows }) =>
      table(
        name ?? heading,
        ['Time', ...heads],
        rows.map(({ position, team, figures }) => [`${position} ${team.name}`, ...figures]),
      ),
    )
    .join('\n')

const seasonsOf = ({ seasons, heads }: PlayerBody) =>
  seasons.length === 0
    ? ''
    : table(
        'Temporadas',
        ['Temporada', ...heads],
        seasons.map(({ name, figures }) => [name, ...figures]),
      )

function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const headRow = heads.map((head) => `<th scope="col">${e(head)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${e(cell)}</td>`).join('')}</tr>`).join('\n')
  return `<div class="facts" tabindex="0" role="region" aria-label="${e(caption)}"><table><caption>${e(caption)}</caption><thead><tr>${headRow}</tr></thead><tbody>
${body}
</tbody></table></div>`
}
