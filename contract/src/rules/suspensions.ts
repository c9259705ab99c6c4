/** When cards keep a player out, in one edition. */
export interface SuspensionRuleSet {
  /** How many yellow cards make a ban of one match; null: yellow cards never do. */
  readonly yellows: number | null
  /** Matches of a ban after a second yellow card in one match, and after a direct red one. */
  readonly secondYellow: number
  readonly red: number
  /** Phases or rounds, by name, after whose last match the yellow cards are counted from zero. */
  readonly wipedAfter: readonly string[]
  /** Championships whose edition of the same season counts together with this one. */
  readonly sharedWith: readonly string[]
}

/** The stages of an edition, by which a preset finds where the count begins again. */
export interface EditionStages {
  readonly phases: readonly { readonly name: string; readonly kind: 'league' | 'groups' | 'knockout' }[]
  readonly rounds: readonly string[]
}

export const suspensionPresets = ['cbf', 'conmebol', 'fifa'] as const
export type SuspensionPreset = (typeof suspensionPresets)[number]

export const suspensionPresetWords: Readonly<
  Record<SuspensionPreset, { readonly name: string; readonly words: string }>
> = {
  cbf: { name: 'CBF', words: 'três amarelos, um jogo; os amarelos não são zerados' },
  conmebol: { name: 'CONMEBOL', words: 'três amarelos, um jogo; zerados depois da fase de grupos' },
  fifa: { name: 'FIFA', words: 'dois amarelos, um jogo; zerados depois das quartas de final' },
}

const QUARTER_FINALS = /^quartas de final/i

/** A preset for an edition with these stages. */
export function presetSuspensions(preset: SuspensionPreset, { phases, rounds }: EditionStages): SuspensionRuleSet {
  const usual = { secondYellow: 1, red: 1, sharedWith: [] }
  if (preset === 'cbf') return { ...usual, yellows: 3, wipedAfter: [] }
  if (preset === 'conmebol') {
    const groups = phases.filter(({ kind }) => kind === 'groups').map(({ name }) => name)
    return { ...usual, yellows: 3, wipedAfter: groups }
  }
  const names = [...new Set([...phases.map(({ name }) => name), ...rounds])]
  return { ...usual, yellows: 2, wipedAfter: names.filter((name) => QUARTER_FINALS.test(name)) }
}
