// The values of closed sets and what people call them. The console shows them on every page, and the fields only in forms.

export const genders = { men: 'Masculino', women: 'Feminino' } as const

export const teamKinds = { club: 'Clube', national: 'Seleção' } as const

export const positions = {
  goalkeeper: 'Goleiro',
  defender: 'Defensor',
  midfielder: 'Meia',
  forward: 'Atacante',
} as const

/** A player's exact role on the pitch, more precise than the position. */
export const spots = {
  rightBack: 'Lateral-direito',
  centreBack: 'Zagueiro',
  leftBack: 'Lateral-esquerdo',
  rightWingBack: 'Ala-direito',
  leftWingBack: 'Ala-esquerdo',
  defensiveMidfielder: 'Volante',
  centralMidfielder: 'Meio-campista',
  rightMidfielder: 'Meia-direita',
  leftMidfielder: 'Meia-esquerda',
  attackingMidfielder: 'Meia-atacante',
  rightWinger: 'Ponta-direita',
  leftWinger: 'Ponta-esquerda',
  secondStriker: 'Segundo atacante',
  striker: 'Centroavante',
} as const
export type Spot = keyof typeof spots

const spotsOf: Readonly<Record<keyof typeof positions, readonly Spot[]>> = {
  goalkeeper: [],
  defender: ['rightBack', 'centreBack', 'leftBack', 'rightWingBack', 'leftWingBack'],
  midfielder: [
    'defensiveMidfielder',
    'centralMidfielder',
    'rightMidfielder',
    'leftMidfielder',
    'attackingMidfielder',
    'rightWingBack',
    'leftWingBack',
  ],
  forward: ['rightWinger', 'leftWinger', 'secondStriker', 'striker', 'attackingMidfielder'],
}

/** The spots that fit a position: none where it is unknown. */
export const spotsIn = (position: keyof typeof positions | null): readonly Spot[] =>
  position === null ? [] : spotsOf[position]

export const matchStatuses = {
  scheduled: 'Agendado',
  firstHalf: '1º tempo',
  halfTime: 'Intervalo',
  secondHalf: '2º tempo',
  break: 'Pausa antes da prorrogação',
  extraTimeFirstHalf: '1º tempo da prorrogação',
  extraTimeSecondHalf: '2º tempo da prorrogação',
  shootout: 'Pênaltis',
  finished: 'Encerrado',
  finishedAfterExtraTime: 'Encerrado na prorrogação',
  finishedOnPenalties: 'Encerrado nos pênaltis',
  postponed: 'Adiado',
  suspended: 'Suspenso',
  abandoned: 'Abandonado',
  cancelled: 'Cancelado',
  awarded: 'Decidido fora de campo',
  walkover: 'W.O.',
} as const

export const eventTypes = {
  periodStart: 'Começo de período',
  periodEnd: 'Fim de período',
  goal: 'Gol',
  penalty: 'Gol de pênalti',
  ownGoal: 'Gol contra',
  missedPenalty: 'Pênalti perdido',
  yellow: 'Cartão amarelo',
  secondYellow: 'Segundo amarelo',
  red: 'Cartão vermelho',
  substitution: 'Substituição',
  var: 'VAR',
  shootoutGoal: 'Pênalti convertido na disputa',
  shootoutMiss: 'Pênalti perdido na disputa',
} as const

export const transferKinds = {
  transfer: 'Transferência',
  loan: 'Empréstimo',
  loanReturn: 'Volta de empréstimo',
  free: 'Sem custo',
  retirement: 'Aposentadoria',
} as const
