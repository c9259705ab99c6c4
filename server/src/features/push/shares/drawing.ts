import type { TeamRef } from '@meio-campo/contract'
import { drawCrest, type CrestPiece } from '@meio-campo/contract/rules'
import type { ContainerNode, Node } from '@takumi-rs/core'

export type Style = NonNullable<ContainerNode['style']>

export const inks = {
  ground: '#0b100e',
  panel: '#101614',
  line: '#222c28',
  text: '#ebf1ed',
  quiet: '#b3bfb8',
  accent: '#5acd9d',
} as const

export const row = (style: Style, ...children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'row', alignItems: 'center', ...style },
  children,
})

export const column = (style: Style, ...children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'column', ...style },
  children,
})

/** One line, cut off with an ellipsis where it is too long. */
export const line = (text: string, style: Style = {}): Node => ({
  type: 'text',
  text,
  style: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', ...style },
})

const picture = (src: string, width: number, height: number): Node => ({ type: 'image', src, width, height })

/** The mark of the console. */
export const mark = (size: number): Node =>
  picture(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="9" fill="#0b6945"/>' +
      '<path d="M16 0v8.2M16 23.8V32" stroke="#f6f4ee" stroke-width="2.2"/>' +
      '<circle cx="16" cy="16" r="7.8" fill="none" stroke="#f6f4ee" stroke-width="2.2"/><circle cx="16" cy="16" r="2.3" fill="#ff9566"/></svg>',
    size,
    size,
  )

const LETTERS_FROM = 32

/**
 * The drawn shield of a team, as the console draws it. Uploaded crests are not used, because their uploaders gave no
 * right to redistribute them.
 */
export function crest(team: TeamRef, size: number): Node {
  const { outline, pieces, letters, edges } = drawCrest(team, { lettered: size >= LETTERS_FROM })
  const source =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 56" width="48" height="56"><clipPath id="c"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#c)">${[...pieces, ...edges].map(svgOf).join('')}</g></svg>`
  const width = Math.round((size * 48) / 56)
  const unit = size / 56
  const drawn = picture(source, width, size)
  if (!letters) return drawn
  return {
    type: 'container',
    style: { display: 'flex', position: 'relative', width, height: size, flexShrink: 0 },
    children: [
      drawn,
      row(
        { position: 'absolute', left: 0, top: 19 * unit, width, height: 17 * unit, justifyContent: 'center' },
        line(letters.text, { fontSize: 13.5 * unit, fontWeight: 800, color: letters.fill, lineHeight: 1 }),
      ),
    ],
  }
}

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for HTML and SVG, within quotes as well. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (letter) => escaped[letter]!)

function svgOf({ tag, attributes }: CrestPiece): string {
  const written = Object.entries(attributes).map(
    ([name, value]) =>
      `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeMarkup(String(value))}"`,
  )
  return `<${tag} ${written.join(' ')}/>`
}
