import type { ZoneShape } from '@meio-campo/contract/rules'

export type { ZoneShape }

const known: Readonly<Record<string, ZoneShape>> = {
  campeao: 'title',
  libertadores: 'filled',
  champions_league: 'filled',
  acesso: 'filled',
  oitavas: 'filled',
  quartas: 'filled',
  semifinal: 'filled',
  final: 'filled',
  pre_libertadores: 'outlined',
  liga_europa: 'outlined',
  playoff_acesso: 'outlined',
  repescagem: 'outlined',
  sul_americana: 'tinted',
  liga_conferencia: 'tinted',
  copa_do_brasil: 'tinted',
  playoff_rebaixamento: 'risk',
  rebaixamento: 'down',
}
const free: readonly ZoneShape[] = ['filled', 'outlined', 'tinted', 'risk', 'title', 'down']

interface ZoneStyle {
  readonly id: string
  /** The shape chosen in the zone's record. */
  readonly shape?: ZoneShape | null
}

/** One distinct shape per zone. Zones are data: two may prefer the same shape, and unknown kinds may appear. */
export function zoneShapes(zones: readonly ZoneStyle[]): ReadonlyMap<string, ZoneShape> {
  const shapes = new Map<string, ZoneShape>()
  const taken = () => new Set(shapes.values())
  for (const { id, shape } of zones) if (shape) shapes.set(id, shape)
  for (const { id, shape } of zones) {
    const wanted = shape ? null : known[id]
    if (wanted && !taken().has(wanted)) shapes.set(id, wanted)
  }
  for (const { id } of zones) {
    if (!shapes.has(id)) shapes.set(id, free.find((shape) => !taken().has(shape)) ?? known[id] ?? 'tinted')
  }
  return shapes
}
