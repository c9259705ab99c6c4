const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** What a new passkey is called until it is named otherwise: "Windows, 16/11/2026". */
export function newPasskeyName(userAgent: string, now: Date): string {
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Chave de acesso'
  return `${system}, ${now.toLocaleDateString('pt-BR')}`
}
