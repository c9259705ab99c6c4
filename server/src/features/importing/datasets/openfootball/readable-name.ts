const NUMERAL = /^(?:II|III|IV)$/

/** `Tim HOWARD` → `Tim Howard`, `Bart McGHEE` → `Bart McGhee`: the sheets shout surnames. */
export function readableName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => (NUMERAL.test(word) ? word : word.replaceAll(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase())))
    .join(' ')
}
