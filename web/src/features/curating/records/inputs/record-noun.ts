import type { RecordForm } from '@meio-campo/contract'
import { recordNouns, type RecordKind } from '@meio-campo/contract/rules'

/** The nouns of records for readers. A person has three: players and coaches have their own addresses. */
export type RecordNoun =
  | 'team'
  | 'player'
  | 'coach'
  | 'referee'
  | 'stadium'
  | 'confederation'
  | 'competition'
  | 'edition'
  | 'streaming'

/** The records whose settings have a page. */
export type SettingsNoun = Extract<RecordNoun, 'team' | 'coach' | 'streaming' | 'confederation' | 'competition'>

/** What every tab of a record's settings gets. */
export interface SettingsTabProps {
  readonly noun: SettingsNoun
  readonly record: RecordForm
}

type RecordPath =
  | '/api/v1/times'
  | '/api/v1/jogadores'
  | '/api/v1/tecnicos'
  | '/api/v1/arbitros'
  | '/api/v1/estadios'
  | '/api/v1/confederacoes'
  | '/api/v1/campeonatos'
  | '/api/v1/edicoes'
  | '/api/v1/streamings'

interface Place {
  readonly kind: RecordKind
  readonly path: RecordPath
  readonly one: string
  readonly feminine: boolean
}

const place = (kind: RecordKind, path: RecordPath, one = recordNouns[kind].one): Place => ({
  kind,
  path,
  one,
  feminine: one === recordNouns[kind].one && recordNouns[kind].feminine === true,
})

const places: Readonly<Record<RecordNoun, Place>> = {
  team: place('team', '/api/v1/times'),
  player: place('person', '/api/v1/jogadores', 'jogador'),
  coach: place('person', '/api/v1/tecnicos', 'técnico'),
  referee: place('person', '/api/v1/arbitros', 'árbitro'),
  stadium: place('stadium', '/api/v1/estadios'),
  confederation: place('confederation', '/api/v1/confederacoes'),
  competition: place('competition', '/api/v1/campeonatos'),
  edition: place('edition', '/api/v1/edicoes'),
  streaming: place('streaming', '/api/v1/streamings'),
}

export const placeOf = (noun: RecordNoun): Place => places[noun]

/** The page of a record: the API's address without its prefix. Editions and referees have no page. */
export function recordAddress(noun: RecordNoun, id: string): string | null {
  return noun === 'edition' || noun === 'referee' ? null : `${listAddress(noun)}/${id}`
}

/** Where the records of a kind are listed. Stadiums are found by search only. */
export function listAddress(noun: RecordNoun): string {
  return places[noun].path.slice('/api/v1'.length)
}

/** "Novo time", "Nova confederação". */
export function newWords(noun: RecordNoun): string {
  const { one, feminine } = places[noun]
  return `${feminine ? 'Nova' : 'Novo'} ${one}`
}

/** "Time salvo.", "Confederação criada.": the participle without its last letter. */
export function doneWords(noun: RecordNoun, participle: string): string {
  const { one, feminine } = places[noun]
  return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${participle}${feminine ? 'a' : 'o'}.`
}

/** "o time", "a confederação". */
export function theWords(noun: RecordNoun): string {
  const { one, feminine } = places[noun]
  return `${feminine ? 'a' : 'o'} ${one}`
}
