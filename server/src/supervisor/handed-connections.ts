import type { Worker } from 'node:cluster'

interface Handle {
  close(): void
}

/** What Node's cluster sends to a worker with a new connection, and what the worker sends back when it has taken it. */
interface ClusterMessage {
  readonly act?: string
  readonly seq?: number
  readonly ack?: number
}

type Send = (message: ClusterMessage, handle?: Handle, ...rest: unknown[]) => boolean

/**
 * Closes the connections that were handed to a worker which died before it took them. Node keeps such a connection open
 * in this process without an owner, so that its caller would wait for ever instead of seeing a broken connection.
 */
export function closeUntakenConnections({ process: child }: Worker): void {
  const handed = new Map<number, Handle>()
  const send = child.send.bind(child) as Send
  child.send = ((message: ClusterMessage, handle?: Handle, ...rest: unknown[]) => {
    if (message.act === 'newconn' && handle) handed.set(message.seq!, handle)
    return send(message, handle, ...rest)
  }) as typeof child.send
  child.on('internalMessage', ({ ack }: ClusterMessage) => ack !== undefined && handed.delete(ack))
  child.once('exit', () => {
    for (const handle of handed.values()) handle.close()
  })
}
