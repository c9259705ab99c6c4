import { recordNouns } from '@meio-campo/contract/rules'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { queueWarning } from '../../../platform/mail/letter-limits.ts'
import { greeting, quoteName, quoteText } from '../../../platform/mail/quote.ts'
import { nameOf } from '../record-tables/references.ts'
import { withArticle } from '../records/service.ts'
import { partWords } from './match-parts.ts'
import type { SuggestionRow } from './queries.ts'

/** A decision or a message about a suggestion: who wrote it, and the text. */
interface News {
  readonly kind: 'accepted' | 'partly' | 'refused' | 'note'
  readonly by: string
  readonly words: string | null
}

const subjects: Readonly<Record<News['kind'], string>> = {
  accepted: 'Sua sugestão foi aceita',
  partly: 'Sua sugestão foi aceita em parte',
  refused: 'Sua sugestão foi recusada',
  note: 'Uma mensagem sobre a sua sugestão',
}

const sentences: Readonly<Record<News['kind'], (by: string, about: string) => string>> = {
  accepted: (by, about) =>
    `${by} aceitou a sua sugestão para ${about}. Obrigado: ela já está na página, com o seu nome no histórico.`,
  partly: (by, about) =>
    `${by} aceitou uma parte da sua sugestão para ${about}. Ela já está na página, com o seu nome no histórico.`,
  refused: (by, about) => `${by} recusou a sua sugestão para ${about}, por este motivo:`,
  note: (by, about) => `${by} escreveu sobre a sua sugestão para ${about}:`,
}

/** Queues the letter in the transaction that decides. Authors get no letter about their own decision. */
export async function mailAuthor(
  transaction: Transaction<DB>,
  { jobs, publicUrl, now }: Context,
  { author_id, kind, record_id, part }: Pick<SuggestionRow, 'author_id' | 'kind' | 'record_id' | 'part'>,
  news: News,
): Promise<void> {
  const author = await transaction
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', author_id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!author) return
  const { one, feminine } = recordNouns[kind]
  // Names are quoted without special characters, so the sign between two teams is written as a word.
  const name = record_id === null ? null : quoteName((await nameOf(transaction, kind, record_id)).replace(' × ', ' x '))
  const record =
    name === null ? `${feminine ? 'uma' : 'um'} ${one} ${feminine ? 'nova' : 'novo'}` : `${withArticle(kind)} ${name}`
  const about = part === null || name === null ? record : `${partWords[part]} ${name}`
  const paragraphs = [
    greeting(author.name),
    sentences[news.kind](quoteName(news.by) ?? 'A administração', about),
    ...(news.words === null ? [] : [quoteText(news.words)]),
    `A conversa e a resposta estão em:`,
    `${publicUrl}/settings?aba=sugestoes&fila=todas`,
    'Meio-Campo',
  ]
  const letter = { to: author.email, subject: subjects[news.kind], body: paragraphs.join('\n\n') }
  // A decision is made once, but messages can be many, and all of them are in the thread.
  if (news.kind === 'note') await queueWarning(transaction, jobs, letter, now())
  else await queueMail(transaction, jobs, letter)
}
