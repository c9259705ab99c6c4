import type { MantineColorsTuple } from '@mantine/core'

// The ramps of tokens.css in the shape the component library wants: ten steps each.
export const concrete: MantineColorsTuple = [
  '#f9f8f5',
  '#f4f3ee',
  '#eceae2',
  '#e5e2d9',
  '#d2cec2',
  '#a9a69a',
  '#8b887d',
  '#626b65',
  '#48524c',
  '#161f1a',
]
export const night: MantineColorsTuple = [
  '#ebf1ed',
  '#b3bfb8',
  '#8f9c95',
  '#6b7a72',
  '#33403a',
  '#222c28',
  '#171f1c',
  '#101614',
  '#0b100e',
  '#070b0a',
]
export const turf: MantineColorsTuple = [
  '#ecf7f1',
  '#d8efe3',
  '#a9dfc4',
  '#5acd9d',
  '#38b584',
  '#1f9a6c',
  '#128057',
  '#0b6945',
  '#085437',
  '#053d28',
]
export const clay: MantineColorsTuple = [
  '#fdf1ea',
  '#fbe1d3',
  '#f6c3a8',
  '#ff9566',
  '#ff7a3d',
  '#e2571a',
  '#cc4a11',
  '#b3400e',
  '#91340c',
  '#6b2709',
]
