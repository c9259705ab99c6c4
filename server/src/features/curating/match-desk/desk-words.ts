import type { DeskOrder } from '@meio-campo/contract'

const events: Readonly<Record<string, string>> = {
  goal: 'um gol',
  penalty: 'um gol de pênalti',
  ownGoal: 'um gol contra',
  missedPenalty: 'um pênalti perdido',
  yellow: 'um cartão amarelo',
  secondYellow: 'um segundo amarelo',
  red: 'um cartão vermelho',
  substitution: 'uma substituição',
  var: 'uma revisão do VAR',
  shootoutGoal: 'uma cobrança convertida',
  shootoutMiss: 'uma cobrança perdida',
}

const counted: Readonly<Record<string, string>> = {
  shot: 'uma finalização',
  shotOnTarget: 'uma finalização no gol',
  corner: 'um escanteio',
  foul: 'uma falta',
  offside: 'um impedimento',
  save: 'uma defesa',
}

const whistles: Readonly<Record<string, string>> = {
  firstHalf: 'começou o jogo',
  secondHalf: 'começou o segundo tempo',
  extraTimeFirstHalf: 'começou a prorrogação',
  extraTimeSecondHalf: 'começou o segundo tempo da prorrogação',
  shootout: 'começou a disputa de pênaltis',
}

/** What was done at the desk, without its subject: `registrou um gol em Bahia × Santos`. */
export function deskSummary(orders: readonly DeskOrder[], match: string): string {
  return `${new Intl.ListFormat('pt-BR').format(orders.map(commandWords))} em ${match}`
}

function commandWords(order: DeskOrder): string {
  switch (order.do) {
    case 'start':
      return whistles[order.period ?? ''] ?? 'começou um tempo'
    case 'end':
      return order.final ? 'encerrou o jogo' : 'encerrou um tempo'
    case 'announce':
      return `marcou ${order.minutes ?? 0} min de acréscimo`
    case 'setClock':
      return 'acertou o relógio'
    case 'tell':
      return `registrou ${events[order.type ?? ''] ?? 'um lance'}`
    case 'mark':
      return `contou ${counted[order.mark ?? ''] ?? 'um lance'}`
    case 'correct':
      return 'corrigiu um lance'
    case 'retract':
      return 'anulou um lance'
    case 'restore':
      return 'trouxe de volta um lance'
    case 'confirm':
      return 'conferiu um lance'
    case 'doubt':
      return 'retirou a conferência de um lance'
  }
}
