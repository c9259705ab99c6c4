import { longDate } from '../../../../components/moment/moment-words.ts'

/** "Atualizado em 15 de novembro de 2026", by the visitor's calendar. */
export function describeUpdate(updatedAt: string): string {
  return `Atualizado em ${longDate(new Date(updatedAt))}`
}
