import type { ContactMessage } from '@meio-campo/contract'

/** Opens the visitor's own mail program with the answer begun. */
export function replyAddress({ email, subject, name }: Pick<ContactMessage, 'email' | 'subject' | 'name'>): string {
  const fields = `subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(`Olá, ${name}.\n\n`)}`
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${fields}`
}
