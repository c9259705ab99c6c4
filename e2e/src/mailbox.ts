import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Quoted-printable, as mails with accents are written: soft line ends, and `=C3=A3` for a letter's bytes. */
function decode(source: string): string {
  const joined = source.replaceAll(/=\r?\n/g, '')
  if (!/quoted-printable/i.test(source)) return source
  return Buffer.from(
    joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
}

function mailsTo(email: string): string[] {
  const folder = join(process.env['E2E_DATA_DIR']!, 'outbox')
  // Made with the first letter.
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`))
    .map(decode)
}

/** Waits for a mail to this address that holds such a link, and returns the path and query of the link. */
export async function findLink(email: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://[^/\\s]+(${path.replaceAll(/[/?]/g, String.raw`\$&`)}\\S+)`)
  let link = ''
  await expect
    .poll(
      () =>
        (link =
          mailsTo(email)
            .map((mail) => pattern.exec(mail)?.[1])
            .find(Boolean) ?? ''),
      {
        message: `a mail to ${email} with ${path}`,
        timeout: 20_000,
      },
    )
    .not.toBe('')
  return link
}

/** Waits for a mail to this address that says this, and returns the whole of it. */
export async function findMail(email: string, words: string): Promise<string> {
  const said = () => mailsTo(email).find((mail) => mail.includes(words)) ?? ''
  await expect.poll(said, { message: `a mail to ${email} that says ${words}`, timeout: 20_000 }).not.toBe('')
  return said()
}
