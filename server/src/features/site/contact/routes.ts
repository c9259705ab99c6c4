import { endpoints, type Body, type ContactMessage, type Endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { implement } from '../../../platform/http/route.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { countLettersOfKind } from '../../../platform/mail/letter-limits.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { quoteName, quoteText } from '../../../platform/mail/quote.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { listContactMessages, toContactMessage } from './queries.ts'
import { getSiteData } from '../website/queries.ts'

export function registerContact(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.sendContactMessage, ({ body }) => receiveMessage(context, body))
  implement(app, context, endpoints.listContactMessages, ({ query, request }) =>
    listContactMessages(context.database, query, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.updateContactMessage, async (call) => ({
    data: await markAnswered(context, call, call.params.id, call.body.answered),
  }))
}

type Letter = Body<Endpoints['sendContactMessage']>

async function receiveMessage(context: Context, letter: Letter): Promise<{ message: string }> {
  // A robot fills the field that people do not see; it gets the same answer, and learns nothing.
  if (!letter.website) await storeMessage(context, letter)
  return { message: 'Mensagem enviada. A resposta chega por e-mail.' }
}

const SUBJECT_START = 'Contato: '
/** Everything is stored; a flood of messages from many networks is not to become one of letters. */
const LETTERS_PER_HOUR = 20
const LAST_OF_HOUR =
  'Chegaram muitas mensagens nesta hora. As próximas ficam só no console, em Configurações, até a hora passar.'

async function storeMessage(context: Context, letter: Letter): Promise<void> {
  const name = onOneLine(letter.name)
  const subject = onOneLine(letter.subject)
  const message = letter.message.trim()
  await context.database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('contact_messages')
      .values({ id: randomId('msg'), name, email: letter.email, subject, message, created_at: context.now() })
      .execute()
    const { contact } = await getSiteData(transaction)
    if (contact.email === '') return
    const kind = { to: contact.email, subjectStart: SUBJECT_START }
    const earlier = await countLettersOfKind(transaction, kind, context.now())
    if (earlier >= LETTERS_PER_HOUR) return
    await queueMail(transaction, context.jobs, {
      to: contact.email,
      subject: `${SUBJECT_START}${quoteName(subject) ?? 'sem assunto'}`,
      body: [
        `${quoteName(name) ?? 'Alguém'} <${letter.email}> escreveu:`,
        quoteText(message),
        ...(earlier + 1 < LETTERS_PER_HOUR ? [] : [LAST_OF_HOUR]),
        `Para responder e marcar como respondida: ${context.publicUrl}/settings?aba=site&secao=mensagens`,
      ].join('\n\n'),
    })
  })
}

/** Names and subjects become mail headers, which have one line. */
function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

async function markAnswered(context: Context, caller: Caller, id: string, answered: boolean): Promise<ContactMessage> {
  return context.database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('not_found')
    if ((before.answered_at !== null) === answered) return toContactMessage(before)
    const row = await transaction
      .updateTable('contact_messages')
      .set({ answered_at: answered ? context.now() : null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(transaction, caller, {
      action: answered ? 'contact.answer' : 'contact.reopen',
      summary: answered ? `marcou como respondida a mensagem de ${row.name}` : `reabriu a mensagem de ${row.name}`,
      details: { id, subject: row.subject },
    })
    return toContactMessage(row)
  })
}
