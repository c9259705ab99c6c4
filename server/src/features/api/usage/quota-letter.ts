import { counted } from '@meio-campo/contract/rules'
import type { QuotaAlert } from './quota-alerts.ts'

const CLOCK = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' })

/** What an owner is written when most of a day's quota is used, and when all of it is. */
export function quotaLetter(
  name: string,
  { key, level, limit }: Pick<QuotaAlert, 'key' | 'level' | 'limit'>,
  resetsAt: Date,
  publicUrl: string,
): { readonly subject: string; readonly body: string } {
  const whose = key ? `da chave “${key.name}”` : 'da sua conta'
  const calls = counted(limit, 'chamada', 'chamadas')
  const back = `Ela recomeça à meia-noite de Brasília (${CLOCK.format(resetsAt)}).`
  const happened =
    level === 100
      ? `A cota ${whose} para hoje, de ${calls}, acabou. Até ela recomeçar, as chamadas são recusadas com 429. ${back}`
      : `Já foram usados 80% da cota ${whose} para hoje, que é de ${calls}. Quando ela acabar, as chamadas serão recusadas com 429. ${back}`
  return {
    subject: level === 100 ? `A cota ${whose} acabou por hoje` : `80% da cota ${whose} já foram usados hoje`,
    body: [
      `Olá, ${name}.`,
      happened,
      `Veja o que está chamando em ${publicUrl}/api?aba=uso. Se precisar de mais, fale conosco em ${publicUrl}/contact.`,
      'Meio-Campo',
    ].join('\n\n'),
  }
}
