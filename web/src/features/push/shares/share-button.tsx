import type { Share } from '@meio-campo/contract'
import { IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { useUser } from '../../../session/session-store.ts'
import { ShareDialog } from './share-dialog.tsx'
import { shareRecord, type ShareSubject } from './share-queries.ts'

/** Gives a match, a table or a player a public card, for signed-in users. */
export function ShareButton(subject: ShareSubject) {
  const user = useUser()
  const [busy, setBusy] = useState(false)
  const [share, setShare] = useState<Share | 'off' | null>(null)
  if (!user) return null
  const open = async () => {
    setBusy(true)
    setShare(await shareRecord(subject))
    setBusy(false)
  }
  return (
    <>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconShare size={16} stroke={1.75} aria-hidden />}
        onClick={() => void open()}
      >
        Compartilhar
      </Button>
      {share && <ShareDialog share={share} admin={user.admin} onClose={() => setShare(null)} />}
    </>
  )
}
