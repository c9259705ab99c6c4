const NAMES: Readonly<Record<string, string>> = {
  campeao: 'Campeão',
  libertadores: 'Libertadores',
  pre_libertadores: 'Pré-Libertadores',
  sul_americana: 'Sul-Americana',
  copa_do_brasil: 'Copa do Brasil',
  acesso: 'Acesso',
  playoff_acesso: 'Playoff de acesso',
  rebaixamento: 'Rebaixamento',
  playoff_rebaixamento: 'Playoff de rebaixamento',
  champions_league: 'Champions League',
  liga_europa: 'Liga Europa',
  liga_conferencia: 'Liga Conferência',
  oitavas: 'Oitavas de final',
  quartas: 'Quartas de final',
  semifinal: 'Semifinal',
  final: 'Final',
  repescagem: 'Repescagem',
}

/** What a zone of the table is called; one nobody foresaw is called by its own words. */
export function zoneName(id: string): string {
  const words = id.replaceAll('_', ' ')
  return NAMES[id] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
