import { quoteName } from '../../../platform/mail/quote.ts'

interface Invitation {
  readonly sender: string
  /** In words; null for an ordinary account. */
  readonly duty: string | null
  readonly token: string
  readonly days: number
}

/** The recipient has no account yet, so the greeting has no name. */
export function inviteLetter(publicUrl: string, { sender, duty, token, days }: Invitation) {
  const who = quoteName(sender) ?? 'A administração'
  const paragraphs = [
    'Olá.',
    `${who} convida você para o Meio-Campo, a plataforma aberta de dados de futebol.`,
    ...(duty === null ? [] : [`A sua conta já começa com a função de ${quoteDuty(duty)}.`]),
    'Para escolher o seu nome e a sua senha, abra:',
    `${publicUrl}/register?convite=${token}`,
    `O link vale por ${days} dias e serve uma vez só. Se você não esperava este convite, ignore esta mensagem: nenhuma conta é criada.`,
    'Meio-Campo',
  ]
  return { subject: 'Convite para o Meio-Campo', body: paragraphs.join('\n\n') }
}

/** The names of records are words of others too: nothing of them becomes a link. */
function quoteDuty(duty: string): string {
  return duty
    .split(', ')
    .map((part) => quoteName(part) ?? '')
    .filter(Boolean)
    .join(', ')
}
