import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultTeams } from './default-teams.ts'
import { slug } from './slug.ts'

describe('slug', () => {
  it.each([
    ['Flamengo', 'flamengo'],
    ['atlético mg', 'atletico_mg'],
    ['São Paulo', 'sao_paulo'],
    ['Brasileirão Série A', 'brasileirao_serie_a'],
    ['Grêmio', 'gremio'],
    ["Sant'Ana (RJ)", 'sant_ana__rj_'],
    ['', ''],
  ])('turns %j into %j', (text, expected) => expect(slug(text)).toBe(expected))

  it('gives only lower-case word characters, whatever it gets', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => /^[a-z0-9_]*$/.test(slug(text))))
  })

  it('changes nothing that is a slug already', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => slug(slug(text)) === slug(text)))
  })

  it('does not depend on how an accent is encoded', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => slug(text.normalize('NFC')) === slug(text.normalize('NFD')),
      ),
    )
  })

  it('names the default teams as the specification lists them', () => {
    expect(defaultTeams.map((team) => team.id)).toEqual([
      'flamengo',
      'vasco',
      'fluminense',
      'botafogo',
      'sao_paulo',
      'corinthians',
      'santos',
      'palmeiras',
      'internacional',
      'gremio',
      'atletico_mg',
      'cruzeiro',
      'river',
      'boca',
    ])
  })
})
