import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { keptDays } from '../personal-data/personal-data.ts'
import { writeWholeFile } from '../files/whole-file.ts'
import type { Mail } from './outbox.ts'

export type SendMail = (id: string, mail: Mail) => Promise<void>

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** A mail server if one is configured; otherwise `.eml` files that any mail program opens. */
export function chooseTransport(smtpUrl: string | null, dataDir: string, publicUrl: string): SendMail {
  const from = { name: 'Meio-Campo', address: `nao-responda@${senderDomain(publicUrl)}` }
  return smtpUrl === null ? writeToFolder(outboxFolder(dataDir), from) : sendBySmtp(smtpUrl, from)
}

interface Sender {
  readonly name: string
  readonly address: string
}

/** The site's own domain, whose mail servers may be expected to accept. */
function senderDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return hostname.includes('.') && !/^[\d.]+$/.test(hostname) ? hostname : 'meiocampo.local'
}

function compose(from: Sender, { to, subject, body, html, unsubscribeUrl }: Mail): SendMailOptions {
  return {
    from,
    to,
    subject,
    text: body,
    ...(html !== undefined && { html }),
    ...(unsubscribeUrl !== undefined && {
      headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  }
}

/** The library's own timeouts are minutes, and a server that hangs would delay urgent letters. */
const PATIENCE_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

/** Adds our timeouts where the operator's address has none. */
export function withPatience(url: string): string {
  const given = new URL(url)
  for (const [name, ms] of Object.entries(PATIENCE_MS))
    if (!given.searchParams.has(name)) given.searchParams.set(name, String(ms))
  return given.href
}

function sendBySmtp(url: string, from: Sender): SendMail {
  const transport = createTransport(withPatience(url))
  return async (id, mail) => {
    await transport.sendMail({ ...compose(from, mail), messageId: `<${id}@${from.address.split('@')[1]}>` })
  }
}

function writeToFolder(folder: string, from: Sender): SendMail {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return async (id, mail) => {
    const { message } = await composer.sendMail(compose(from, mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeWholeFile(join(folder, `${id}.eml`), message as Buffer, 0o600)
  }
}

const DAY_MS = 86_400_000

/** Letters in files are removed together with their rows in the database. */
export async function removeOldLetters(dataDir: string, now: Date): Promise<void> {
  const folder = outboxFolder(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = await stat(join(folder, name)).catch(() => null)
    if (entry && now.getTime() - entry.mtimeMs > keptDays('mails') * DAY_MS)
      await rm(join(folder, name), { force: true })
  }
}
