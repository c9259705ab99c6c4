import { parseCardColor, parseDayName, parsePartialDate, parsePlace } from '@meio-campo/football'

// The values allowed in a position of an address. A route with any other value in the position does not match, and
// the visitor gets the error page.

/** `2024`, `2024-05` or `2024-05-12`. */
export const isDate = (text: string) => parsePartialDate(text) !== null

/** A date, or one of `hoje`, `ontem`, `amanha`. */
export const isMatchDay = (text: string) => parseDayName(text) !== null || isDate(text)

/**
 * `casa`, `fora`, `neutro` or a stadium's id; a text that looks like a date is not a place, even if the date is
 * impossible.
 */
export const isPlace = (text: string) => !/^\d{4}(-|$)/.test(text) && parsePlace(text) !== null

export const isCardColor = (text: string) => parseCardColor(text) !== null

/** Empty parts, backslashes, encoded slashes and control characters stand in no address of a page. */
export const isUnreadableAddress = (path: string) => /\/\/|\\|%5c|%2f|%[01][0-9a-f]|%7f/i.test(path)

/** What the address of an institutional page can be; which pages there are is the administration's choice. */
export const isWebsitePage = (text: string) => /^[a-z0-9_]{1,120}$/.test(text)
