const WOMEN =
  /(?:^|[^a-z])(?:wom[ae]ns?|ladies|frauen|damen|dames|damas|fem(?:i|e)nin[ao]s?|feminines?|femminile|femenil)(?![a-z])/

/** Whether a club's or a competition's name says that women play: `VfL Wolfsburg Frauen`, `Brasileirão Feminino`. */
export function isWomensName(name: string): boolean {
  return WOMEN.test(name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())
}
