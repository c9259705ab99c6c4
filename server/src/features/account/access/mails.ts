import { greeting, quoteName } from '../../../platform/mail/quote.ts'
import { LIFETIME_MINUTES } from './account-tokens.ts'

// The letters to people. Plain text, because it reads the same everywhere and hides nothing.

interface Letter {
  readonly subject: string
  readonly body: string
}

const letter = (subject: string, name: string, ...paragraphs: string[]): Letter => ({
  subject,
  body: [greeting(name), ...paragraphs, 'Meio-Campo'].join('\n\n'),
})

export const confirmationLetter = (name: string, publicUrl: string, token: string): Letter =>
  letter(
    'Confirme o seu e-mail',
    name,
    'Para confirmar que este endereço é seu, abra:',
    `${publicUrl}/dashboard?confirmacao=${token}`,
    'O link vale por três dias. Se você não criou uma conta no Meio-Campo, ignore esta mensagem.',
  )

export const recoveryLetter = (name: string, publicUrl: string, token: string, byAdmin: boolean): Letter =>
  letter(
    'Recuperação de senha',
    name,
    ...(byAdmin ? ['A administração pediu este link para você.'] : []),
    'Para escolher uma nova senha, abra:',
    `${publicUrl}/recover?token=${token}`,
    `O link vale por ${LIFETIME_MINUTES.reset} minutos e serve uma vez só. ${byAdmin ? 'Enquanto não for usado,' : 'Se não foi você que pediu, ignore:'} a sua senha continua a mesma.`,
  )

export const passwordChangedLetter = (name: string, publicUrl: string): Letter =>
  letter(
    'A sua senha foi trocada',
    name,
    'A senha da sua conta no Meio-Campo acabou de ser trocada, e os outros dispositivos foram desconectados.',
    `Se não foi você, peça uma nova senha agora em ${publicUrl}/recover e fale conosco em ${publicUrl}/contact.`,
  )

/** Omits the new address, which an attacker may have chosen: a letter contains no link or address from user input. */
export const emailChangedLetter = (name: string, publicUrl: string): Letter =>
  letter(
    'O e-mail da sua conta mudou',
    name,
    'O endereço da sua conta no Meio-Campo foi trocado por outro, e as próximas mensagens vão para lá.',
    `Se não foi você, fale conosco agora em ${publicUrl}/contact.`,
  )

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** The name is what a program claims about itself, so it is quoted like any text of a stranger. */
export const newDeviceLetter = (
  name: string,
  publicUrl: string,
  device: { readonly name: string; readonly ip: string },
  at: Date,
): Letter =>
  letter(
    'Entraram na sua conta em um dispositivo novo',
    name,
    'A sua conta no Meio-Campo foi aberta em um dispositivo ou lugar que ainda não conhecíamos:',
    [
      `Dispositivo: ${quoteName(device.name) ?? 'desconhecido'}`,
      `Endereço de rede: ${device.ip}`,
      `Quando: ${moment.format(at)} (horário de Brasília)`,
    ].join('\n'),
    'Se foi você, está tudo certo.',
    `Se não foi, troque a senha agora em ${publicUrl}/recover: todos os dispositivos são desconectados.`,
  )

export const wrongCodeLetter = (name: string, publicUrl: string): Letter =>
  letter(
    'Alguém acertou a sua senha, mas não o código',
    name,
    'Alguém tentou entrar na sua conta no Meio-Campo com a senha certa e um código errado. Ninguém entrou.',
    `Se não foi você, a sua senha é conhecida: troque-a agora em ${publicUrl}/recover.`,
  )

export const factorChangedLetter = (name: string, publicUrl: string, sentence: string): Letter =>
  letter(
    'O segundo fator da sua conta mudou',
    name,
    sentence,
    `Se não foi você, troque a senha agora em ${publicUrl}/recover e fale conosco em ${publicUrl}/contact.`,
  )
