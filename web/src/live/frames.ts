/** One message of a stream. A heartbeat is a frame that says nothing. */
export interface Frame {
  readonly id: string | null
  readonly data: string | null
}

/** Takes text as it arrives, in whatever pieces, and gives back the frames that are whole. */
export function createFrameReader() {
  let rest = ''
  return (text: string): Frame[] => {
    const parts = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = parts.pop() ?? ''
    return parts.map(toFrame)
  }
}

function toFrame(part: string): Frame {
  let id: string | null = null
  const data: string[] = []
  for (const line of part.split('\n')) {
    const [, name, value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    if (name === 'id') id = value
    if (name === 'data') data.push(value)
  }
  return { id, data: data.length === 0 ? null : data.join('\n') }
}
