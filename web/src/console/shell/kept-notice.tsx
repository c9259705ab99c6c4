import { useEffect } from 'react'
import { keptReadsShown } from '../../api/kept-reads.ts'
import { queryClient } from '../../api/query.ts'
import { Button } from '../../components/button/button.tsx'
import { Moment } from '../../components/moment/moment.tsx'
import { Notice } from '../../components/notice.tsx'
import { useStore } from '../../state/store.ts'

const ASK_AGAIN_MS = 20_000

const askAgain = () => void queryClient.invalidateQueries()

/** Above a page that shows what the device has kept: from when it is. The first answer of the server ends it. */
export function KeptNotice() {
  const at = useStore(keptReadsShown)
  const lost = at !== null
  useEffect(() => {
    if (!lost) return
    const timer = setInterval(askAgain, ASK_AGAIN_MS)
    window.addEventListener('online', askAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', askAgain)
      // What is on the screen may be older than what has just been answered.
      askAgain()
    }
  }, [lost])
  if (!lost) return null
  return (
    <Notice
      tone="warn"
      announce="politely"
      action={
        <Button variant="subtle" size="compact" onClick={askAgain}>
          Tentar de novo
        </Button>
      }
    >
      Sem conexão. Você está vendo o que este dispositivo guardou em <Moment at={at.toISOString()} form="short" />.
    </Notice>
  )
}
