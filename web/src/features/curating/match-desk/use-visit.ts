import { useEffect, useRef } from 'react'
import { api } from '../../../api/api.ts'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { newKey } from '../records/form/send-record.ts'

const EVERY_MS = 8000
const PATH = '/api/v1/campeonatos/{id}/jogos/{idjogo}/mesa/presenca'

/** This tab: two of the same person are two at the desk. A reload is the same desk. */
export const tabId = rememberTab()

function rememberTab(): string {
  const fresh = `aba_${newKey()}`
  try {
    const known = sessionStorage.getItem('aba')
    if (known && /^[a-z0-9_]{16,64}$/.test(known)) return known
    sessionStorage.setItem('aba', fresh)
  } catch {
    // Storage is forbidden: the tab is another desk after a reload.
  }
  return fresh
}

/** Announces this operator while the desk is open; the answers carry the server's time. */
export function useVisit(
  { id, idjogo }: MatchAddress,
  onTime: (times: { sent: number; received: number; server: number }) => void,
) {
  const handler = useRef(onTime)
  useEffect(() => {
    handler.current = onTime
  })
  useEffect(() => {
    let gone = false
    const announce = async (leaving = false) => {
      const sent = Date.now()
      const body = { id: tabId, ...(leaving && { leaving }) }
      const result = await api.post(PATH, { params: { id, idjogo }, body, quiet: true, background: true })
      if (result.ok && !gone) handler.current({ sent, received: Date.now(), server: Date.parse(result.data.data.now) })
    }
    void announce()
    const timer = setInterval(() => void announce(), EVERY_MS)
    return () => {
      gone = true
      clearInterval(timer)
      void announce(true)
    }
  }, [id, idjogo])
}
