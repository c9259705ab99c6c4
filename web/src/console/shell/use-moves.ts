import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { movedAddress, movedRecords } from '../../state/moved-records.ts'
import { useStore } from '../../state/store.ts'

/** A merged record's page is the other's: the address bar says so too, for whoever shares or keeps it. */
export function useMoves() {
  const router = useRouter()
  const moves = useStore(movedRecords)
  const { pathname, searchStr, hash } = useRouterState({ select: ({ location }) => location })
  const moved = movedAddress(pathname, moves)
  useEffect(() => {
    if (moved) router.history.replace(`${moved}${searchStr}${hash ? `#${hash}` : ''}`)
  }, [router, moved, searchStr, hash])
}
