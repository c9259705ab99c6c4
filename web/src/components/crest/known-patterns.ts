import type { CrestPattern } from './crest-choice.ts'

const clubs = {
  'vertical-stripes':
    'fluminense botafogo gremio atletico_mg nautico ceara avai figueirense paysandu america_mg joinville operario_pr ' +
    'abc atletico_go vila_nova juventude racing san_lorenzo estudiantes penarol olimpia cerro_porteno barcelona ' +
    'atletico_madrid juventus milan inter porto argentina paraguay',
  'horizontal-stripes': 'flamengo vitoria sport santa_cruz fortaleza celtic sporting confianca',
  sash: 'vasco ponte_preta river peru brasil_de_pelotas',
  'chest-bands': 'sao_paulo coritiba',
  band: 'internacional boca',
  border: 'corinthians cruzeiro remo guarani brazil independiente goias',
  pale: 'palmeiras santos ajax paris_saint_germain',
  halves: 'mirassol bahia parana portuguesa colombia',
  diagonals: 'athletico_pr londrina',
  chief: 'chapecoense bragantino cuiaba',
  quarters: 'nacional novorizontino',
} as const satisfies Partial<Record<CrestPattern, string>>

/** What the shirts of well-known clubs look like. Everybody else's pattern comes from the id. */
export const knownPatterns: Readonly<Record<string, CrestPattern>> = Object.fromEntries(
  Object.entries(clubs).flatMap(([pattern, ids]) => ids.split(' ').map((id) => [id, pattern as CrestPattern])),
)
