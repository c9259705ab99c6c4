import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { RawCall } from '../../api/raw-call.ts'
import { exportFile, type ExportFormat } from './export-file.ts'
import styles from './export-menu.module.css'

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
    // No empty element to hold the first focus: a menu may contain items only.
    <Menu
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: styles.menu!, item: styles.item! }}
    >
      <Menu.Target>
        <Button variant="default" loading={busy} leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}>
          Exportar
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => void run(format)}>
            {labels[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
