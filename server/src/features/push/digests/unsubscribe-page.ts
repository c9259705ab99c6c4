import { createHash } from 'node:crypto'

const style = `:root{color-scheme:light dark;--ground:#f4f3ee;--panel:#fff;--text:#161f1a;--quiet:#48524c;--accent:#0b6945}
@media (prefers-color-scheme:dark){:root{--ground:#0b100e;--panel:#101614;--text:#ebf1ed;--quiet:#b3bfb8;--accent:#5acd9d}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:48px 16px}h1{margin:0 0 8px;font-size:1.5rem;line-height:1.2}p{margin:0 0 20px;color:var(--quiet)}
button{min-height:44px;padding:10px 18px;border:0;border-radius:8px;background:var(--accent);color:var(--panel);font:inherit;font-weight:600;cursor:pointer}a{color:var(--accent)}`

/** Nothing runs on the page, nothing comes from elsewhere, and its one form goes to us. */
export const UNSUBSCRIBE_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const contents = {
  question: {
    title: 'Não receber mais o resumo?',
    body: `<p>O resumo por e-mail do que você acompanha deixa de chegar. O resto da conta continua como está.</p>
<form method="post"><button type="submit">Não receber mais</button></form>`,
  },
  done: {
    title: 'Pronto: o resumo não chega mais',
    body: '<p>Para voltar a receber, escolha de novo em <a href="/settings?aba=notificacoes">Configurações → Notificações</a>.</p>',
  },
} as const

/** The page behind `List-Unsubscribe`: the same for every recipient, without anything about the account. */
export function writeUnsubscribePage(state: keyof typeof contents): string {
  const { title, body } = contents[state]
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Meio-Campo</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}
