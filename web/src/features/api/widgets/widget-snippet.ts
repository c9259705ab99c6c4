export const widgetKinds = ['tabela', 'jogo', 'proximos-jogos', 'artilheiros', 'mata-mata'] as const
export type WidgetKind = (typeof widgetKinds)[number]
export type WidgetTheme = 'claro' | 'escuro' | 'auto'

export interface WidgetChoice {
  readonly kind: WidgetKind
  readonly competition: string
  readonly team: string
  readonly match: string
  /** Empty: the widget's default number. */
  readonly limit: string
  readonly theme: WidgetTheme
}

export const tagOf = (kind: WidgetKind) => `meio-campo-${kind}`

/** The attributes of the element; the light theme is the default and needs none. */
export function attributesOf(choice: WidgetChoice): Readonly<Record<string, string>> {
  const { kind, competition, team, match, limit, theme } = choice
  const attributes: Readonly<Record<WidgetKind, Readonly<Record<string, string>>>> = {
    tabela: { campeonato: competition, limite: limit },
    jogo: { campeonato: competition, jogo: match },
    artilheiros: { campeonato: competition, limite: limit },
    'mata-mata': { campeonato: competition, limite: limit },
    'proximos-jogos': team ? { time: team, limite: limit } : { campeonato: competition, limite: limit },
  }
  const all: Readonly<Record<string, string>> = { ...attributes[kind], ...(theme !== 'claro' && { tema: theme }) }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Two lines for any page: the script, and the element. */
export function writeWidget(choice: WidgetChoice, script: string): string {
  const attributes = Object.entries({ ...attributesOf(choice), chave: 'SUA_CHAVE' })
    .map(([name, value]) => ` ${name}="${quoted(value)}"`)
    .join('')
  const tag = tagOf(choice.kind)
  return `<script src="${quoted(script)}" async></script>\n<${tag}${attributes}></${tag}>`
}
