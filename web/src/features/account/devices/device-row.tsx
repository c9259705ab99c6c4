import type { Device } from '@meio-campo/contract'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { IconRow } from '../../../components/list/icon-row.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { askDisconnect } from './ask-disconnect.tsx'

export function DeviceRow({ device }: { readonly device: Device }) {
  return (
    <IconRow
      icon={/Android|iPhone|iPad/.test(device.name) ? IconDeviceMobile : IconDeviceDesktop}
      name={device.name}
      signs={device.current && <Badge tone="ok">Este dispositivo</Badge>}
      actions={
        <Button
          variant="default"
          size="xs"
          aria-label={`Desconectar ${device.name}`}
          onClick={() => void askDisconnect(device)}
        >
          Desconectar
        </Button>
      }
    >
      <MetaLine>
        <>
          Último uso: <Moment at={device.lastUsedAt} />
        </>
        {`desde ${longDate(new Date(device.createdAt))}`}
      </MetaLine>
    </IconRow>
  )
}
