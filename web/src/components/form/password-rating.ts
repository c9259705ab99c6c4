import type { PasswordRating } from '@meio-campo/contract'
import { PASSWORD } from '@meio-campo/contract/rules'
import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { useDebouncedValue } from '../debounced-value.ts'

const PAUSE_MS = 350

/**
 * What the server says of a password, which is what decides when it is saved. Null while there is nothing to say: it is
 * still too short, still being typed, or the server does not answer.
 */
export function usePasswordRating(password: string, about: readonly string[]): PasswordRating | null {
  const known = about.filter(Boolean).slice(0, 3)
  const asked = useDebouncedValue(JSON.stringify({ password, about: known }), PAUSE_MS)
  const [answer, setAnswer] = useState<{ asked: string; rating: PasswordRating } | null>(null)
  useEffect(() => {
    const body = JSON.parse(asked) as { password: string; about: string[] }
    if (body.password.length < PASSWORD.min || body.password.length > PASSWORD.max) return
    let current = true
    const ask = async () => {
      const result = await api.post('/access/password-strength', { body, quiet: true, background: true })
      if (current && result.ok) setAnswer({ asked, rating: result.data })
    }
    void ask()
    return () => {
      current = false
    }
  }, [asked])
  // An answer about an earlier password would be wrong about this one; one about the same is shown at once.
  const present = answer && (JSON.parse(answer.asked) as { password: string }).password === password
  return present ? answer.rating : null
}
