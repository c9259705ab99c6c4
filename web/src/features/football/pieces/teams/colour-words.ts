const named = [
  ['Preto', 16, 16, 16],
  ['Branco', 255, 255, 255],
  ['Cinza', 140, 140, 140],
  ['Vermelho', 208, 28, 42],
  ['Grená', 122, 31, 56],
  ['Laranja', 236, 110, 30],
  ['Amarelo', 244, 196, 48],
  ['Verde', 10, 110, 60],
  ['Verde-claro', 120, 200, 90],
  ['Azul', 31, 79, 163],
  ['Azul-celeste', 90, 175, 230],
  ['Azul-marinho', 14, 30, 78],
  ['Roxo', 92, 50, 140],
  ['Rosa', 232, 120, 170],
  ['Marrom', 105, 65, 35],
  ['Dourado', 190, 150, 60],
] as const

/** The name people give a colour: the nearest of a few. */
export function colourWords(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const [r, g, b] = [(value >> 16) & 255, (value >> 8) & 255, value & 255]
  const distance = ([, x, y, z]: (typeof named)[number]) => (x - r) ** 2 + (y - g) ** 2 + (z - b) ** 2
  return named.reduce((best, colour) => (distance(colour) < distance(best) ? colour : best))[0]
}
