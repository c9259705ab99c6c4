import type { KnownCompetition } from '../storing/edition.ts'

// id | code | kind | country, or `national` for national teams, or nothing for clubs of several countries.
const TABLE = `
brasileirao_serie_a|bra_a|league|BR
brasileirao_serie_b|bra_b|league|BR
brasileirao_serie_c|bra_c|league|BR
brasileirao_serie_d|bra_d|league|BR
copa_do_brasil|cdb|cup|BR
copa_libertadores|lib|cup|
copa_sul_americana|sul|cup|
champions_league|ucl|cup|
premier_league|pl|league|GB-ENG
championship|ch|league|GB-ENG
la_liga|ll|league|ES
bundesliga|bl|league|DE
ligue_1|l1|league|FR
serie_a_italia|ita_a|league|IT
campeonato_portugues|por|league|PT
eredivisie|ned|league|NL
mundial_de_clubes|mdc|cup|
copa_do_mundo|cdm|cup|national
copa_do_mundo_feminina|cdmf|cup|national
copa_america|ca|cup|national
eurocopa|euro|cup|national
amistosos|ami|friendly|national
amistosos_femininos|amif|friendly|national
`

const KNOWN: ReadonlyMap<string, KnownCompetition> = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [id = '', code = '', kind = '', place = ''] = row.split('|')
      const competition: KnownCompetition = {
        code,
        kind: kind as KnownCompetition['kind'],
        participants: place === 'national' ? 'national' : 'club',
        gender: /femin/.test(id) ? 'women' : 'men',
        country: place === 'national' || place === '' ? null : place,
      }
      return [id, competition]
    }),
)

export function findKnownCompetition(id: string): KnownCompetition | null {
  return KNOWN.get(id) ?? null
}

/** For one that the table does not have: what its first match shows, and its name for the rest. */
export function guessCompetition(
  id: string,
  participants: 'club' | 'national',
  country: string | null,
): Omit<KnownCompetition, 'code'> {
  const cup =
    participants === 'national' || /^(copa|taca|recopa|supercopa|champions|mundial|torneio|eliminatorias)/.test(id)
  const gender = /femin/.test(id) ? 'women' : 'men'
  return { kind: cup ? 'cup' : 'league', participants, gender, country: cup ? null : country }
}
