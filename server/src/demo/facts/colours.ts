/** Kits are named in words; a club whose shade is its own has it written out. */
const SHADES: ReadonlyMap<string, string> = new Map([
  ['black', '#101010'],
  ['white', '#ffffff'],
  ['red', '#d01c2a'],
  ['crimson', '#a3142b'],
  ['maroon', '#7a1f38'],
  ['orange', '#f07d1a'],
  ['yellow', '#f4c430'],
  ['gold', '#c9a227'],
  ['green', '#0a7a3c'],
  ['sky', '#6cb4e4'],
  ['blue', '#1f4fa3'],
  ['navy', '#14254f'],
  ['purple', '#5b2c83'],
  ['brown', '#6b4423'],
  ['grey', '#8a8d8f'],
])

export function coloursOf(cell: string): readonly string[] {
  return cell.split(' ').map((word) => {
    if (/^#[0-9a-f]{6}$/.test(word)) return word
    const shade = SHADES.get(word)
    if (shade === undefined) throw new Error(`no such colour: ${word}`)
    return shade
  })
}
