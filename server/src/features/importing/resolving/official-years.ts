/**
 * Tournaments that are called by another year than the one they were played in, or first announced for. Sources use
 * either; none of these competitions has another edition under the second year.
 */
const TABLE = `
eurocopa|2020=2021
eliminatorias_da_eurocopa|2020=2021
eurocopa_feminina|2022=2021
copa_america|2021=2020
copa_africana_de_nacoes|2021=2022 2023=2024
eliminatorias_da_copa_africana_de_nacoes|2021=2022 2023=2024
copa_africana_de_nacoes_feminina|2024=2025
campeonato_africano_das_nacoes|2020=2021 2022=2023 2024=2025
copa_da_asia|2023=2024
eliminatorias_da_copa_da_asia|2023=2024
jogos_olimpicos|2020=2021
jogos_olimpicos_femininos|2020=2021
`

const NAMES = new Map<string, readonly [official: string, other: string]>(
  TABLE.trim()
    .split('\n')
    .flatMap((row) => {
      const [competition = '', years = ''] = row.split('|')
      return years.split(' ').flatMap((pair) => {
        const [official = '', other = ''] = pair.split('=')
        const names = [official, other] as const
        return names.map((name) => [`${competition} ${name}`, names] as const)
      })
    }),
)

/** The names of an edition, the official one first. */
export function namesOfEdition(competition: string, edition: string): readonly string[] {
  return NAMES.get(`${competition} ${edition}`) ?? [edition]
}
