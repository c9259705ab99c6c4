import { describe, expect, test } from 'vitest'
import { readRoundLabel, stageName } from './round-label.ts'

describe('labels of rounds', () => {
  test.each([
    ['Matchday 12', { number: 12, name: '12ª rodada', kind: 'league' }],
    ['24. Round', { number: 24, name: '24ª rodada', kind: 'league' }],
    ['10 ª Rodada', { number: 10, name: '10ª rodada', kind: 'league' }],
    ['1a rodada', { number: 1, name: '1ª rodada', kind: 'league' }],
    ['Rodada 8 - Returno', { stage: 'Returno', number: 8, kind: 'league' }],
    ['Apertura, Matchday 3', { stage: 'Apertura', number: 3, kind: 'league' }],
    ['Apertura Playoffs, Quarterfinals', { stage: 'Apertura Playoffs', name: 'Quartas de final', kind: 'knockout' }],
    ['Group, Matchday 6', { stage: 'Group', number: 6, kind: 'groups' }],
    ['Qualifying, Round 2', { stage: 'Qualifying', name: '2ª fase', kind: 'knockout' }],
    ['Gruppe 7', { group: '7', name: null, kind: 'groups' }],
    ['Group 4 Play-off', { group: '4', name: 'Desempate', kind: 'knockout' }],
    ['Quartas-de-finais', { name: 'Quartas de final', kind: 'knockout' }],
    ['Octavos de final', { name: 'Oitavas de final', kind: 'knockout' }],
    ['Semi-finais', { name: 'Semifinais', kind: 'knockout' }],
    ['Third place play-off', { name: 'Disputa do terceiro lugar', kind: 'knockout' }],
    ['Play-off for third place', { name: 'Disputa do terceiro lugar', kind: 'knockout' }],
    ['Final Taça Rio', { stage: 'Taça Rio', name: 'Final', kind: 'knockout' }],
    ['Regular Season - 17', { stage: null, number: 17, name: '17ª rodada', kind: 'league' }],
    ['Third place playoff', { name: 'Disputa do terceiro lugar', kind: 'knockout' }],
    ['Qual. Round 1', { stage: 'Qualifying', name: '1ª fase', kind: 'knockout' }],
    ['3^ Giornata', { number: 3, name: '3ª rodada', kind: 'league' }],
    ['12. Spieltag', { number: 12, kind: 'league' }],
    ['Jornada 5', { number: 5, kind: 'league' }],
    ['Viertelfinale', { name: 'Quartas de final', kind: 'knockout' }],
    ['Final Round', { stage: 'Quadrangular final', kind: 'league' }],
    ['Oitavas', { name: 'Oitavas de final', kind: 'knockout' }],
    ['3ª Fase (ida)', { name: '3ª fase', kind: 'knockout' }],
    ['Segunda ronda - vuelta', { name: '2ª fase', kind: 'knockout' }],
    ['Semifinal, jogo de volta', { name: 'Semifinais', kind: 'knockout' }],
    ['Viertelfinale Rückspiel', { name: 'Quartas de final', kind: 'knockout' }],
    ['1/16 finału', { name: '16-avos de final', kind: 'knockout' }],
    ['Ćwierćfinał', { name: 'Quartas de final', kind: 'knockout' }],
    ['Półfinał', { name: 'Semifinais', kind: 'knockout' }],
    ['Finał', { name: 'Final', kind: 'knockout' }],
    ['1/8 de finale', { name: 'Oitavas de final', kind: 'knockout' }],
    ['Çeyrek Final', { name: 'Quartas de final', kind: 'knockout' }],
    ['1/4 финала', { name: 'Quartas de final', kind: 'knockout' }],
    ['Oitavos-de-final', { name: 'Oitavas de final', kind: 'knockout' }],
    ['Meias-finais', { name: 'Semifinais', kind: 'knockout' }],
    ['2ª Eliminatória', { name: '2ª fase', kind: 'knockout' }],
    ['Halve finale', { name: 'Semifinais', kind: 'knockout' }],
    ['Petite finale', { name: 'Disputa do terceiro lugar', kind: 'knockout' }],
    ['Gran Final', { name: 'Final', kind: 'knockout' }],
    ['1. Hauptrunde', { name: '1ª fase', kind: 'knockout' }],
    ['Etapa 12', { number: 12, name: '12ª rodada', kind: 'league' }],
    ['第3節', { number: 3, kind: 'league' }],
    ['7-й тур', { number: 7, kind: 'league' }],
    ['4. Hafta', { number: 4, kind: 'league' }],
    ['Gameweek 38', { number: 38, kind: 'league' }],
    ['Grupo 1, Rodada 2', { stage: null, group: '1', number: 2, name: '2ª rodada', kind: 'groups' }],
    ['Group A - 3', { stage: null, group: 'A', number: 3, kind: 'groups' }],
    ['Rodada 4 - Grupo B', { stage: null, group: 'B', number: 4, kind: 'groups' }],
    ['Fase de Grupos - Rodada 5', { stage: 'Group', number: 5, kind: 'groups' }],
    ['Girone C', { group: 'C', name: null, kind: 'groups' }],
    ['Championship Round', { stage: 'Grupo do título', number: null, name: null, kind: 'league' }],
    ['Championship Round - 3', { stage: 'Grupo do título', number: 3, kind: 'league' }],
    ['Championship round, Matchday 2', { stage: 'Grupo do título', number: 2, kind: 'league' }],
    ['Meistergruppe, Spieltag 2', { stage: 'Grupo do título', number: 2, kind: 'league' }],
    ['Championship Play-offs - 4', { stage: 'Grupo do título', number: 4, kind: 'league' }],
    ['Relegation Round', { stage: 'Grupo do rebaixamento', kind: 'league' }],
    ['Relegation Play-offs - 2', { stage: 'Grupo do rebaixamento', number: 2, kind: 'league' }],
    ['Qualifikationsgruppe - 1', { stage: 'Grupo do rebaixamento', number: 1, kind: 'league' }],
    ['Promotion Group, 5. Round', { stage: 'Grupo do acesso', number: 5, kind: 'league' }],
    ['Hexagonal Final - 1', { stage: 'Hexagonal final', number: 1, kind: 'league' }],
    ['Cuadrangular A - 6', { stage: 'Quadrangular A', number: 6, kind: 'league' }],
    ['Playoffs', { name: 'Fase final', kind: 'knockout' }],
    ['Championship Play-Off, 1st Leg', { name: 'Fase final', kind: 'knockout' }],
    ['Relegation Play-Off', { name: 'Repescagem do rebaixamento', kind: 'knockout' }],
    ['Promotion/Relegation Play-offs', { name: 'Repescagem do acesso', kind: 'knockout' }],
    ['Europa League Play-offs', { name: 'Repescagem europeia', kind: 'knockout' }],
    ['Reclasificación', { name: 'Repescagem', kind: 'knockout' }],
    // The two halves of a league are not the two legs of a tie.
    ['5ª giornata (andata)', null],
  ])('%s', (label, expected) => {
    if (expected === null) expect(readRoundLabel(label)).toBeNull()
    else expect(readRoundLabel(label)).toMatchObject(expected)
  })

  test.each(['Flamengo 1 - 0 Vasco', 'constructor', ''])('%j is no label', (label) => {
    expect(readRoundLabel(label)).toBeNull()
  })

  test('stages have Portuguese names, and those that only repeat a round have none', () => {
    expect(stageName('Playoffs - Relegation')).toBe('Grupo do rebaixamento')
    expect(stageName('Clausura Playoffs')).toBe('Clausura: fase final')
    expect(stageName('Regular')).toBeNull()
    expect(stageName('Championship Round')).toBe('Grupo do título')
    expect(stageName('Relegation Group')).toBe('Grupo do rebaixamento')
    expect(stageName('Conference League Play-offs')).toBe('Repescagem europeia')
  })
})
