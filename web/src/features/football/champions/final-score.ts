/** "4 × 1, 0 × 0": the results of a final as the console writes scores; records hold them as people typed them. */
export function finalScoreWords(finalScore: string): string {
  return finalScore.replaceAll(/(?<=\d)\s*[–-]\s*(?=\d)/g, ' × ')
}
