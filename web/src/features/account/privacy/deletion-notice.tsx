import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { Notice } from '../../../components/notice.tsx'
import { useSession } from '../../../session/session-store.ts'
import { keepAccount } from './privacy-queries.ts'

/** On every page of an account that is about to be deleted. */
export function DeletionNotice() {
  const deletesAt = useSession()?.deletesAt
  const [busy, setBusy] = useState(false)
  if (deletesAt === undefined) return null
  const keep = async () => {
    setBusy(true)
    await keepAccount()
    setBusy(false)
  }
  return (
    <Notice
      tone="warn"
      action={
        <Button size="xs" variant="default" loading={busy} onClick={() => void keep()}>
          Manter a conta
        </Button>
      }
    >
      Esta conta será excluída em {longMoment(new Date(deletesAt))}. Até lá você pode mudar de ideia.
    </Notice>
  )
}
