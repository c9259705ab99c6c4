import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { RawCall } from '../../api/raw-call.ts'
import { Button } from '../button/button.tsx'
import { Menu } from '../menu/menu.tsx'
import { exportFile, type ExportFormat } from './export-file.ts'

const labels = { csv: 'Exportar CSV', json: 'Exportar JSON', ics: 'Exportar agenda (.ics)' } as const

const TABLES: readonly ExportFormat[] = ['csv', 'json']

interface Props {
  /** The list as it is filtered on screen. */
  readonly call: Pick<RawCall, 'path' | 'params' | 'query'>
  /** What the file is called, unless the answer says it. */
  readonly name: string
  readonly formats?: readonly ExportFormat[]
}

/** The whole list as a file. */
export function ExportMenu({ call, name, formats = TABLES }: Props) {
  const [busy, setBusy] = useState(false)
  const run = async (format: ExportFormat) => {
    setBusy(true)
    await exportFile(call, format, name)
    setBusy(false)
  }
  return (
    <Menu
      renderTrigger={(props) => (
        <Button
          {...props}
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        >
          Exportar
        </Button>
      )}
      items={formats.map((format) => ({ label: labels[format], onChoose: () => void run(format) }))}
    />
  )
}
