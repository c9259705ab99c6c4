import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { RawCall } from '../../../../api/raw-call.ts'
import { exportFile } from '../../../../components/list/export-file.ts'
import { Button } from '../../../../components/button/button.tsx'

interface Props {
  readonly call: Pick<RawCall, 'path' | 'params' | 'query'>
  readonly name: string
}

/** The list as a file that every calendar opens. */
export function CalendarButton({ call, name }: Props) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await exportFile(call, 'ics', name)
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconCalendarPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => void save()}
    >
      Adicionar ao calendário
    </Button>
  )
}
