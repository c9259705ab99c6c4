// Search while typing: every prefix of some search terms, none of them cached.
const TYPED = ['flamengo', 'são paulo', 'corintians', 'maracanã', 'copa do brasil', 'bahia x vitória', 'josé', 'globo']

/** The 95th percentile of the response time, in milliseconds. */
export async function measureSearch(base, token) {
  const times = []
  for (const typed of TYPED) {
    for (let length = 1; length <= typed.length; length += 1) {
      const begun = performance.now()
      const answer = await fetch(`${base}/api/v1/busca?q=${encodeURIComponent(typed.slice(0, length))}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`search answered ${answer.status}`)
      times.push(performance.now() - begun)
    }
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)]
}
