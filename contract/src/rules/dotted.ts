/** Facts in one line with a dot between them: "Grupo A · 12 pontos". What is missing leaves no dot behind. */
export function dotted(...facts: readonly (string | number | false | null | undefined)[]): string {
  return facts.filter((fact) => fact !== '' && fact !== false && fact !== null && fact !== undefined).join(' · ')
}
