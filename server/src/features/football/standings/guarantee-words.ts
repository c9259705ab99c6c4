import { counted, zoneName } from '@meio-campo/contract/rules'
import type { Zone } from '@meio-campo/football'

interface Proved {
  readonly places: number
  readonly state: string
  readonly needed: number | null
}

/** What is proved about the first places, in words; null where nothing is. */
export function guaranteeSentence(
  proved: Proved,
  { zones, teams, hasTitle }: { readonly zones: readonly Zone[]; readonly teams: number; readonly hasTitle: boolean },
): string | null {
  const { places } = proved
  if (hasTitle && places === 1) return sentence(proved, title)
  const fall = zones.find(({ from, to }) => to >= teams && from - 1 === places)
  if (fall) return sentence(proved, isFall(fall) ? falling : avoiding(zoneName(fall)))
  const zone = zones.find(({ to }) => to === places)
  return zone ? sentence(proved, reaching(zoneName(zone), zone.from > 1)) : null
}

interface Words {
  readonly certain: string
  readonly impossible: string
  readonly goal: string
}

const title: Words = { certain: 'Já é campeão.', impossible: 'Não pode mais ser campeão.', goal: 'ser campeão' }
const falling: Words = { certain: 'Não pode mais cair.', impossible: 'Já está rebaixado.', goal: 'não cair' }

const avoiding = (zone: string): Words => ({
  certain: `Já está fora da zona: ${zone}.`,
  impossible: `Não sai mais da zona: ${zone}.`,
  goal: `não terminar na zona ${zone}`,
})

const reaching = (zone: string, orBetter: boolean): Words => ({
  certain: `Já garantiu: ${zone}${orBetter ? ' ou melhor' : ''}.`,
  impossible: `Não alcança mais: ${zone}.`,
  goal: `garantir ${zone}${orBetter ? ' ou melhor' : ''}`,
})

function sentence({ state, needed }: Proved, { certain, impossible, goal }: Words): string | null {
  if (state === 'certain') return certain
  if (state === 'impossible') return impossible
  return needed === null ? null : `Precisa de ${counted(needed, 'ponto', 'pontos')} para ${goal}, seja como for.`
}

function isFall({ id, shape }: Zone): boolean {
  return shape === 'down' || id.startsWith('rebaixamento')
}
