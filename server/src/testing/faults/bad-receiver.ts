import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PushEvent } from '@meio-campo/contract'
import type { Random } from '@meio-campo/football'

/** The faults and how often each happens. Every other request is accepted and answered at once. */
const MOODS = { fails: 0.3, redirects: 0.05, hangs: 0.04, answersLate: 0.05, breaksOff: 0.03 }
type Mood = keyof typeof MOODS | 'takes'

/** An accepted request; the sender may not have received the answer. */
export interface Taken {
  readonly webhookId: string
  readonly event: PushEvent
}

export interface BadReceiver {
  readonly taken: readonly Taken[]
  /** Requests in all, and how many of each kind. */
  readonly moods: Readonly<Record<Mood, number>>
  /** Number of requests to the target of a redirect. */
  readonly followed: () => number
  url(): string
  /** Refuses connections for a while. */
  goAway(milliseconds: number): Promise<void>
  close(): Promise<void>
}

/** A faulty receiver, which works a little more than half of the time; without a source of chance it always works. */
export async function startBadReceiver(random: Random | null, lateMs: number): Promise<BadReceiver> {
  const taken: Taken[] = []
  const moods: Record<Mood, number> = { fails: 0, redirects: 0, hangs: 0, answersLate: 0, breaksOff: 0, takes: 0 }
  let followed = 0

  const answer = (mood: Mood, take: () => void, response: ServerResponse): void => {
    moods[mood] += 1
    if (mood === 'fails') response.writeHead(500).end('não deu')
    if (mood === 'redirects') response.writeHead(307, { location: '/outro' }).end()
    if (mood !== 'takes' && mood !== 'answersLate' && mood !== 'breaksOff') return
    take()
    if (mood === 'takes') response.writeHead(204).end()
    else if (mood === 'breaksOff') response.destroy()
    else setTimeout(() => response.writeHead(204).end(), lateMs)
  }
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      followed += 1
      return void response.writeHead(204).end()
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const event = JSON.parse(Buffer.concat(chunks).toString()) as PushEvent
      const webhookId = String(request.headers['webhook-id'])
      answer(random ? moodOf(random) : 'takes', () => void taken.push({ webhookId, event }), response)
    })
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const leave = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    taken,
    moods,
    followed: () => followed,
    url: () => `http://127.0.0.1:${port}/`,
    async goAway(milliseconds) {
      await leave()
      await sleep(milliseconds)
      await listen(port)
    },
    close: leave,
  }
}

function moodOf(random: Random): Mood {
  let left = random.next()
  for (const [mood, part] of Object.entries(MOODS)) {
    left -= part
    if (left < 0) return mood as Mood
  }
  return 'takes'
}
