import { greeting } from '../../../platform/mail/quote.ts'

interface Letter {
  readonly subject: string
  readonly body: string
}

const letter = (subject: string, name: string, ...paragraphs: string[]): Letter => ({
  subject,
  body: [greeting(name), ...paragraphs, 'Meio-Campo'].join('\n\n'),
})

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Sao_Paulo' })

export const deletionRequestedLetter = (name: string, publicUrl: string, at: Date, byAdmin: boolean): Letter =>
  letter(
    'A sua conta será excluída em sete dias',
    name,
    `${byAdmin ? 'A administração pediu' : 'Recebemos o seu pedido'} para excluir a sua conta no Meio-Campo. Ela e tudo o que guardamos dela serão apagados em ${day.format(at)} (horário de Brasília). O que você fez pelos dados de futebol fica, sem o seu nome.`,
    `Até lá tudo continua como está. Para manter a conta, entre em ${publicUrl}/login e toque em “Manter a conta”. Em ${publicUrl}/settings?aba=privacidade você também baixa os seus dados antes.`,
    `Se não foi você que pediu, mantenha a conta e troque a senha agora em ${publicUrl}/recover.`,
  )

export const accountKeptLetter = (name: string): Letter =>
  letter('A sua conta continua', name, 'A exclusão da sua conta no Meio-Campo foi cancelada. Nada foi apagado.')

export const deletionRefusedLetter = (name: string): Letter =>
  letter(
    'A sua conta não foi excluída',
    name,
    'A sua é hoje a última conta de administração do Meio-Campo, e por isso não foi excluída. Dê acesso de administração a outra pessoa e peça de novo.',
  )

export const accountDeletedLetter = (name: string): Letter =>
  letter(
    'A sua conta foi excluída',
    name,
    'A sua conta no Meio-Campo e tudo o que guardávamos dela foram apagados, também este endereço de e-mail, assim que esta mensagem sair.',
    'Obrigado por ter estado conosco.',
  )

export const archiveReadyLetter = (name: string, publicUrl: string, expiresAt: Date): Letter =>
  letter(
    'O arquivo dos seus dados está pronto',
    name,
    `O arquivo com tudo o que guardamos da sua conta no Meio-Campo está pronto em ${publicUrl}/settings?aba=privacidade. Ele é apagado em ${day.format(expiresAt)} (horário de Brasília).`,
    `Se não foi você que pediu, troque a senha agora em ${publicUrl}/recover.`,
  )
