import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './outbox.ts'

export type SendMail = (id: string, mail: Mail) => Promise<void>

const FROM = { name: 'Meio-Campo', address: 'nao-responda@meiocampo.local' }

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** A mail server where there is one; otherwise `.eml` files that any mail program opens. */
export function chooseTransport(smtpUrl: string | null, dataDir: string): SendMail {
  return smtpUrl === null ? writeToFolder(outboxFolder(dataDir)) : sendBySmtp(smtpUrl)
}

function sendBySmtp(url: string): SendMail {
  const transport = createTransport(url)
  return async (id, mail) => {
    await transport.sendMail({
      from: FROM,
      to: mail.to,
      subject: mail.subject,
      text: mail.body,
      messageId: `<${id}@meiocampo.local>`,
    })
  }
}

function writeToFolder(folder: string): SendMail {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return async (id, mail) => {
    const { message } = await composer.sendMail({ from: FROM, to: mail.to, subject: mail.subject, text: mail.body })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Renamed into place: whoever watches the folder never sees half a mail.
    const file = join(folder, `${id}.eml`)
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}
