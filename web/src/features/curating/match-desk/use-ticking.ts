import { useEffect, useState } from 'react'

/** Draws anew twice a second while a clock runs. */
export function useTicking(running: boolean) {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => tick((count) => count + 1), 500)
    return () => clearInterval(timer)
  }, [running])
}
