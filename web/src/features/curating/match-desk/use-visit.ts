import { useEffect, useRef } from 'react'
import { api } from '../../../api/api.ts'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { newKey } from '../records/form/send-record.ts'

const EVERY_MS = 8000
const PATH = '/api/v1/campeonatos/{id}/jogos/{idjogo}/mesa/presenca'

/** This tab: two of the same person are two at the desk. */
export const tabId = `aba_${newKey()}`

/** Says that somebody is at the desk for as long as it is open, and hears what the time is at the server. */
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
      const result = await api.post(PATH, { params: { id, idjogo }, body, quiet: true })
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
