const WHEN = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'long', timeStyle: 'short' })

interface Addressed {
  readonly owner: string
  readonly webhook: string
  readonly url: string
  readonly publicUrl: string
}

interface Letter {
  readonly subject: string
  readonly body: string
}

const letter = ({ owner, publicUrl }: Addressed, subject: string, ...sentences: string[]): Letter => ({
  subject,
  body: [
    `Olá, ${owner}.`,
    ...sentences,
    `As tentativas, com o que o seu servidor respondeu, estão em ${publicUrl}/push?aba=entregas.`,
    'Meio-Campo',
  ].join('\n\n'),
})

/** Before it is disabled. */
export function warningLetter(addressed: Addressed, since: Date, until: Date): Letter {
  const { webhook, url } = addressed
  return letter(
    addressed,
    `O webhook “${webhook}” está falhando`,
    `Nenhuma entrega ao webhook “${webhook}” (${url}) é aceita desde ${WHEN.format(since)}.`,
    `Continuamos tentando. Se nada for aceito até ${WHEN.format(until)}, o webhook será desativado; o que já espera fica guardado.`,
  )
}

export function disabledLetter(addressed: Addressed, reason: 'gone' | 'failing'): Letter {
  const { webhook, url } = addressed
  const why =
    reason === 'gone'
      ? `O endereço ${url} respondeu 410, que quer dizer que não quer mais receber nada.`
      : `Nenhuma entrega ao endereço ${url} foi aceita por cinco dias.`
  return letter(
    addressed,
    `O webhook “${webhook}” foi desativado`,
    `${why} Por isso o webhook “${webhook}” foi desativado e não recebe o que acontecer daqui em diante.`,
    'O que já esperava fica guardado por 30 dias e é entregue quando você o reativar.',
  )
}
