import { criterionName, zoneName } from '@meio-campo/contract/rules'
import { rulesets } from '@meio-campo/football'
import { expect, it } from 'vitest'
import { decisionSentence } from './standings-answer.ts'

const club = (name: string) => ({ id: 'x', name, kind: 'club' })
const country = (name: string) => ({ id: 'x', name, kind: 'national' })
const [, wins, , , headToHead, reds] = rulesets.brasileiraoSerieA.criteria
const [, points] = rulesets.worldCup2026.criteria
const opponents = rulesets.uefaLeaguePhase.criteria.find(({ scope }) => scope === 'opponents')

it('says in words what decided, from either side', () => {
  expect(decisionSentence('ahead', club('Santos'), wins!)).toBe('À frente do Santos pelo número de vitórias.')
  expect(decisionSentence('behind', club('Ponte Preta'), wins!)).toBe('Atrás da Ponte Preta pelo número de vitórias.')
  expect(decisionSentence('ahead', club('Vitória'), headToHead!)).toBe('À frente do Vitória no confronto direto.')
  expect(decisionSentence('ahead', club('Bahia'), reds!)).toBe('À frente do Bahia por ter menos cartões vermelhos.')
  expect(decisionSentence('behind', club('Bahia'), reds!)).toBe('Atrás do Bahia por ter mais cartões vermelhos.')
  expect(decisionSentence('ahead', country('França'), points!)).toBe(
    'À frente da França pelos pontos no confronto direto.',
  )
  expect(decisionSentence('behind', club('PSV'), opponents!)).toBe('Atrás do PSV pelos pontos dos adversários.')
  expect(decisionSentence('ahead', country('Portugal'), null)).toBe('Divide a posição com Portugal: nada os separa.')
  expect(decisionSentence('ahead', country('Estados Unidos'), null)).toMatch(/com os Estados Unidos/)
})

it('has a name for every criterion of every rule set', () => {
  const names = rulesets.brasileiraoSerieA.criteria.slice(1).map(criterionName)
  expect(names).toEqual([
    'Número de vitórias',
    'Saldo de gols',
    'Gols marcados',
    'Confronto direto (só entre dois times)',
    'Menos cartões vermelhos',
    'Menos cartões amarelos',
    'Sorteio',
  ])
  for (const { criteria } of Object.values(rulesets))
    for (const criterion of criteria) expect(criterionName(criterion)).toMatch(/^[A-Z][^_]+$/)
})

it('names zones, also those without a usual name', () => {
  expect(['pre_libertadores', 'rebaixamento', 'campeao'].map((id) => zoneName({ id }))).toEqual([
    'Pré-Libertadores',
    'Rebaixamento',
    'Campeão',
  ])
  expect(zoneName({ id: 'torneio_da_morte' })).toBe('Torneio da morte')
  expect(zoneName({ id: 'selecao', name: 'Seleção' })).toBe('Seleção')
  for (const { zones } of Object.values(rulesets)) for (const { id } of zones) expect(zoneName({ id })).not.toMatch(/_/)
})
