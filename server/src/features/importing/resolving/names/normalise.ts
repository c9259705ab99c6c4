/** Letters that are not a base letter with an accent, so that removing accents keeps them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  º: 'o',
  ª: 'a',
}
const ODD = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** How names are compared: no accents, capitals or punctuation. The database has the same rule, `normalise_name`. */
export function normaliseName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(ODD, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const ALONE = /(?<![\p{L}\p{N}])(\p{L}) (?=\p{L}(?![\p{L}\p{N}]))/gu

/** A. C. is AC: of a club's normalised name, letters that stand alone are one word. */
export const joinInitials = (normalised: string): string => normalised.replace(ALONE, '$1')
