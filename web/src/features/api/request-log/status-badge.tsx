import { Badge } from '../../../components/badge.tsx'

/** The status of an answer: green, or by how wrong it went. */
export function StatusBadge({ status }: { readonly status: number }) {
  if (status < 400) return <Badge tone="ok">{status}</Badge>
  return <Badge tone={status < 500 ? 'warn' : 'bad'}>{status}</Badge>
}
