import type { TeamRef } from '@meio-campo/contract'
import { h } from './dom.ts'

const SVG = 'http://www.w3.org/2000/svg'
const COLOUR = /^#[0-9a-f]{6}$/i

/** A small shield in the team's first two colours, and its name. Uploaded crests stay where they were uploaded. */
export function teamMark({ name, colours }: Pick<TeamRef, 'name' | 'colours'>): HTMLElement {
  const [first = '#8b887d', second = first] = colours.filter((colour) => COLOUR.test(colour))
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 16 19')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(
    half('M1 1h7v17C4 16 1 13 1 9Z', first),
    half('M8 1h7v8c0 4-3 7-7 9Z', second),
    half('M1 1h14v8c0 4-3 7-7 9-4-2-7-5-7-9Z', 'none'),
  )
  return h('span', { class: 'team' }, svg, h('span', {}, name))
}

function half(outline: string, fill: string): SVGElement {
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', outline)
  path.setAttribute('fill', fill)
  if (fill === 'none') path.setAttribute('stroke', 'var(--texto-2)')
  return path
}
