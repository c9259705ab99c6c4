import type { Quota } from '@meio-campo/contract'
import { quotaLevel } from '@meio-campo/contract/rules'
import { relativeTime } from '../../../components/moment/moment-words.ts'
import { useNow } from '../../../components/moment/use-now.ts'
import { Notice } from '../../../components/notice.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { usedInWords } from '../keys/quota-words.ts'

/** Warns when most of the day's quota is used, and when all of it is, as the mail does. */
export function QuotaNotice({ quota }: { readonly quota: Quota | undefined }) {
  const now = useNow()
  const level = quota ? quotaLevel(quota) : null
  if (!quota || level === null) return null
  const back = `Ela recomeça ${relativeTime(new Date(quota.resetsAt), now)}.`
  return (
    <Notice
      tone="warn"
      action={
        <TextLink to="/api" search={{ aba: 'uso' }} activeProps={{}}>
          Ver o uso
        </TextLink>
      }
    >
      {level === 100
        ? `A cota de chamadas de hoje acabou (${usedInWords(quota)}). ${back}`
        : `A cota de chamadas de hoje está acabando: ${usedInWords(quota)}. ${back}`}
    </Notice>
  )
}
