import { Button } from '@mantine/core'
import type { Device } from '@meio-campo/contract'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { Badge } from '../../components/badge.tsx'
import { MetaLine } from '../../components/meta-line.tsx'
import { longDate } from '../../components/moment/moment-words.ts'
import { Moment } from '../../components/moment/moment.tsx'
import { askDisconnect } from './ask-disconnect.tsx'
import styles from './device-row.module.css'

export function DeviceRow({ device }: { readonly device: Device }) {
  const Icon = /Android|iPhone|iPad/.test(device.name) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size={20} stroke={1.75} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <b>{device.name}</b>
          {device.current && <Badge tone="ok">Este dispositivo</Badge>}
        </p>
        <MetaLine>
          <>
            Último uso: <Moment at={device.lastUsedAt} />
          </>
          {`desde ${longDate(new Date(device.createdAt))}`}
        </MetaLine>
      </div>
      <Button
        variant="default"
        size="xs"
        className={styles.action}
        aria-label={`Desconectar ${device.name}`}
        onClick={() => void askDisconnect(device)}
      >
        Desconectar
      </Button>
    </li>
  )
}
