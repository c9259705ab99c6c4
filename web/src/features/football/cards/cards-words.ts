import type { CardsView } from './cards-search.ts'

/** The rule of the places in one sentence; the API's `sort=cards` is the same. */
export function orderRule(view: CardsView, color: string | undefined): string {
  if (view === 'times') return 'O lugar é o do jogo limpo: quem tem menos pontos de indisciplina vem antes.'
  if (view === 'suspensos') return 'Primeiro os suspensos para a próxima rodada, depois os pendurados.'
  if (color === 'amarelo') {
    return 'O lugar é de quem levou mais amarelos; no empate, mais expulsões. Iguais dividem o lugar.'
  }
  if (color === 'vermelho') {
    return 'O lugar é de quem foi mais vezes expulso, por segundo amarelo ou vermelho direto. Iguais dividem o lugar.'
  }
  return 'O lugar é de quem foi mais vezes expulso, por segundo amarelo ou vermelho direto; no empate, de quem levou mais amarelos. Iguais dividem o lugar.'
}
