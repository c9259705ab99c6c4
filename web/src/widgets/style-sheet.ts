/**
 * The page that holds a widget may set any `--mc-…`; what it does not set is Meio-Campo's own. A sheet made by script
 * needs no exception in that page's content policy.
 */
const CSS = `
:host {
  --fundo: var(--mc-fundo, #ffffff);
  --texto: var(--mc-texto, #161f1a);
  --texto-2: var(--mc-texto-2, #626b65);
  --linha: var(--mc-linha, #e5e2d9);
  --destaque: var(--mc-destaque, #0b6945);
  --ao-vivo: var(--mc-ao-vivo, #b3400e);
  display: block;
  container-type: inline-size;
  color: var(--texto);
  font: 400 14px/20px var(--mc-fonte, Inter, system-ui, sans-serif);
  font-variant-numeric: tabular-nums;
}
:host([tema='escuro']) {
  --fundo: var(--mc-fundo, #0f1513);
  --texto: var(--mc-texto, #ebf1ed);
  --texto-2: var(--mc-texto-2, #8f9c95);
  --linha: var(--mc-linha, #222c28);
  --destaque: var(--mc-destaque, #5acd9d);
  --ao-vivo: var(--mc-ao-vivo, #ff9566);
}
@media (prefers-color-scheme: dark) {
  :host([tema='auto']) {
    --fundo: var(--mc-fundo, #0f1513);
    --texto: var(--mc-texto, #ebf1ed);
    --texto-2: var(--mc-texto-2, #8f9c95);
    --linha: var(--mc-linha, #222c28);
    --destaque: var(--mc-destaque, #5acd9d);
    --ao-vivo: var(--mc-ao-vivo, #ff9566);
  }
}
:host([hidden]) { display: none }
.box {
  overflow: hidden;
  border: 1px solid var(--linha);
  border-radius: var(--mc-raio, 12px);
  background: var(--fundo);
}
header, footer { display: flex; gap: 8px; align-items: center; padding: 10px 14px }
header { font-weight: 600 }
header small, footer { color: var(--texto-2); font-size: 12px; font-weight: 400 }
footer { justify-content: space-between; border-top: 1px solid var(--linha) }
a { color: var(--destaque); text-decoration: none }
a:hover { text-decoration: underline }
a:focus-visible { outline: 2px solid var(--destaque); outline-offset: 2px }
p { margin: 0; padding: 14px; color: var(--texto-2) }
table { width: 100%; border-collapse: collapse; font-size: 13px }
th { color: var(--texto-2); font-size: 12px; font-weight: 500 }
th, td { padding: 6px 8px; border-top: 1px solid var(--linha); text-align: right }
td:nth-child(1), th:nth-child(1) { width: 26px; padding-left: 14px; text-align: left }
td:nth-child(2), th:nth-child(2) { width: 100%; max-width: 0; text-align: left }
/* The last that is shown: those with .more may be hidden. */
:is(td, th):not(:has(~ :not(.more))) { padding-right: 14px }
td b { font-weight: 650 }
.team { display: flex; gap: 8px; align-items: center; min-width: 0 }
.team span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
svg { flex: none; width: 16px; height: 19px }
ul { margin: 0; padding: 0; list-style: none }
li { display: grid; grid-template-columns: 76px 1fr; gap: 4px 12px; align-items: center; padding: 9px 14px; border-top: 1px solid var(--linha) }
time, .when { color: var(--texto-2); font-size: 12px; line-height: 16px }
.live { color: var(--ao-vivo); font-weight: 600 }
.sides { display: grid; gap: 4px; min-width: 0 }
.side { display: flex; gap: 8px; align-items: center; justify-content: space-between }
.score { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: 14px; align-items: center; padding: 8px 14px 14px }
.score .team:last-child { flex-direction: row-reverse }
.score .goals { font-size: 28px; line-height: 36px; font-weight: 680; white-space: nowrap }
.more { display: none }
.cut { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.under { display: block; color: var(--texto-2); font-size: 12px }
.stages { display: flex; gap: 16px; overflow-x: auto; padding: 4px 14px 14px; border-top: 1px solid var(--linha) }
.stages:focus-visible { outline: 2px solid var(--destaque); outline-offset: -2px }
.stage { display: flex; flex: 1 0 170px; flex-direction: column; min-width: 0 }
.stage ul { display: flex; flex: 1; flex-direction: column; gap: 8px; justify-content: space-around }
h3 { margin: 8px 0; color: var(--texto-2); font-size: 12px; font-weight: 500 }
.tie { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; padding: 8px 10px; border: 1px solid var(--linha); border-radius: 8px; font-size: 13px }
.side > b { flex: none }
.side:not(.through) > b { font-weight: 400 }
.through { font-weight: 650 }
.waiting { overflow: hidden; color: var(--texto-2); text-overflow: ellipsis; white-space: nowrap }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
@container (min-width: 460px) { .more { display: table-cell } :is(td, th):not(:last-child) { padding-right: 8px } }
`

let sheet: CSSStyleSheet | null = null

export function widgetSheet(): CSSStyleSheet {
  if (sheet) return sheet
  sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  return sheet
}
