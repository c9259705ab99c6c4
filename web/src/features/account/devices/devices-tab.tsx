import type { Device } from '@meio-campo/contract'
import { IconDeviceDesktop, IconDeviceDesktopOff, IconDeviceMobile } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { pagesQuery } from '../../../api/pages.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { IconRow, IconRows } from '../../../components/list/icon-row.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { signOut } from '../../../session/session.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { SignInsCard } from '../sign-ins/sign-ins-card.tsx'

export function DevicesTab() {
  return (
    <>
      <DevicesCard />
      <SignInsCard />
    </>
  )
}

function DevicesCard() {
  const devices = useInfiniteQuery(devicePages())
  return (
    <Card flush>
      <PagesView
        query={devices}
        noun={{ one: 'dispositivo', many: 'dispositivos' }}
        empty={
          <EmptyState title="Nenhum dispositivo guardado">
            Ao entrar com “Lembrar neste dispositivo”, ele aparece aqui e pode ser desconectado quando você quiser.
          </EmptyState>
        }
      >
        {(rows) => (
          <IconRows label="Dispositivos">
            {rows.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </IconRows>
        )}
      </PagesView>
    </Card>
  )
}

const devicePages = () => pagesQuery('/api/v1/conta/dispositivos')

function DeviceRow({ device }: { readonly device: Device }) {
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

/** Disconnecting the device in hand is signing out: it ends where "Sair" does. */
async function askDisconnect(device: Device): Promise<void> {
  await confirm({
    title: device.current ? 'Desconectar este dispositivo' : `Desconectar ${device.name}`,
    message: device.current
      ? 'Você sai da sua conta agora e precisa entrar de novo com a senha.'
      : 'A sessão dele termina agora. Para voltar, será preciso entrar com a senha.',
    icon: <IconDeviceDesktopOff size={20} stroke={1.75} aria-hidden />,
    danger: true,
    action: () => (device.current ? signOut() : disconnect(device.id)),
  })
}

async function disconnect(id: string): Promise<void> {
  const result = await api.delete('/api/v1/conta/dispositivos/{id}', { params: { id } })
  if (result.ok) showToast('Dispositivo desconectado.')
  // Also after a refusal: the list may be out of date, because another session disconnected the device.
  await queryClient.invalidateQueries(allOf('/api/v1/conta/dispositivos'))
}
