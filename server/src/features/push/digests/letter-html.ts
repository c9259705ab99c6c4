import { escapeMarkup as e } from '../shares/drawing.ts'
import type { Letter, LetterLine, LetterPart } from './mails.ts'

// Mail programs support few styles, and only inline ones. The letter loads nothing.
const styles = {
  ground: 'margin:0;padding:0;background:#f4f3ee;color:#161f1a',
  sheet:
    'max-width:600px;margin:0 auto;padding:24px 16px;box-sizing:border-box;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  panel: 'margin:0 0 16px;padding:16px;background:#ffffff;border:1px solid #e5e2d9;border-radius:12px',
  title: 'margin:0;font-size:18px;line-height:1.3;color:#161f1a',
  group: 'margin:16px 0 4px;font-size:14px;line-height:1.4;color:#48524c',
  list: 'margin:0;padding:0;list-style:none',
  line: 'margin:0;padding:8px 0;border-top:1px solid #e5e2d9;overflow-wrap:anywhere',
  link: 'color:#0b6945;font-weight:600;text-decoration:none',
  detail: 'display:block;font-size:14px;line-height:1.4;color:#48524c',
  foot: 'font-size:14px;line-height:1.5;color:#48524c',
} as const

/** Styles for mail programs that support dark mode. */
const dark = `@media (prefers-color-scheme:dark){.ground{background:#0b100e!important;color:#ebf1ed!important}.panel{background:#101614!important;border-color:#222c28!important}.title{color:#ebf1ed!important}.quiet{color:#b3bfb8!important}.line{border-color:#222c28!important}.link{color:#5acd9d!important}}`

/** The letter in HTML: the same words as in its text, with links to our own pages only. */
export function writeDigestHtml({ greeting, intro, parts, settingsUrl, unsubscribeUrl }: Letter): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Meio-Campo</title>
<style>${dark}</style>
</head>
<body class="ground" style="${styles.ground}">
<div style="${styles.sheet}">
<p style="margin:0 0 8px">${e(greeting)}</p>
<p style="margin:0 0 16px">${e(intro)}</p>
${parts.map(writePart).join('\n')}
<p class="quiet" style="${styles.foot}"><a class="link" style="${styles.link}" href="${e(settingsUrl)}">Mudar o que chega e quando</a><br>
<a class="link" style="${styles.link}" href="${e(unsubscribeUrl)}">Não receber mais este resumo</a></p>
<p class="quiet" style="${styles.foot}">Meio-Campo</p>
</div>
</body>
</html>
`
}

function writePart({ title, groups, rest }: LetterPart): string {
  const written = groups.map(
    (group) =>
      `<h3 class="quiet" style="${styles.group}">${e(group.title)}</h3>
<ul style="${styles.list}">
${group.lines.map(writeLine).join('\n')}
</ul>`,
  )
  const left = rest === null ? '' : `\n<p class="quiet" style="${styles.foot}">${e(rest)}</p>`
  return `<div class="panel" style="${styles.panel}">
<h2 class="title" style="${styles.title}">${e(title)}</h2>
${written.join('\n')}${left}
</div>`
}

function writeLine({ text, detail, url }: LetterLine): string {
  const beside = detail === '' ? '' : `<span class="quiet" style="${styles.detail}">${e(detail)}</span>`
  return `<li class="line" style="${styles.line}"><a class="link" style="${styles.link}" href="${e(url)}">${e(text)}</a>${beside}</li>`
}
