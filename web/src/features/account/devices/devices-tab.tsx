import type { Device, OwnerProof } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { IconDeviceDesktop, IconDeviceDesktopOff, IconDeviceMobile } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { pagesQuery } from '../../../api/pages.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import type { Result } from '../../../api/result.ts'
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
import { factorsQuery } from '../factors/factor-queries.ts'
import { ProofDialog } from '../factors/proof-dialog.tsx'
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
  const factors = useQuery(factorsQuery())
  const [ending, setEnding] = useState<Device | 'others' | null>(null)
  const hasOthers = devices.data?.pages.some(({ data }) => data.some(({ current }) => !current)) ?? false
  return (
    <Card
      flush
      title="Dispositivos conectados"
      aside={
        hasOthers && (
          <Button variant="default" size="xs" onClick={() => setEnding('others')}>
            Desconectar todos os outros
          </Button>
        )
      }
    >
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
              <DeviceRow
                key={device.id}
                device={device}
                onDisconnect={() => (device.current ? void askSignOut() : setEnding(device))}
              />
            ))}
          </IconRows>
        )}
      </PagesView>
      {ending && factors.data && (
        <ProofDialog
          {...(ending === 'others' ? othersQuestion : deviceQuestion(ending))}
          factors={factors.data.data}
          onProof={async (proof) => {
            const result = await (ending === 'others' ? disconnectOthers(proof) : disconnect(ending, proof))
            if (result.ok) setEnding(null)
            return result
          }}
          onClose={() => setEnding(null)}
        />
      )}
    </Card>
  )
}

const othersQuestion = {
  title: 'Desconectar todos os outros',
  note: 'Perdeu um aparelho ou estranhou alguma entrada? Com a sua senha, só este dispositivo continua conectado.',
  words: 'Desconectar todos',
} as const

const deviceQuestion = (device: Device) => ({
  title: `Desconectar ${device.name}`,
  note: 'A sessão dele termina agora. Para voltar, será preciso entrar com a senha.',
  words: 'Desconectar',
})

const devicePages = () => pagesQuery('/api/v1/conta/dispositivos')

function DeviceRow({ device, onDisconnect }: { readonly device: Device; readonly onDisconnect: () => void }) {
  return (
    <IconRow
      icon={/Android|iPhone|iPad/.test(device.name) ? IconDeviceMobile : IconDeviceDesktop}
      name={device.name}
      signs={device.current && <Badge tone="ok">Este dispositivo</Badge>}
      actions={
        <Button variant="default" size="xs" aria-label={`Desconectar ${device.name}`} onClick={onDisconnect}>
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

/** Disconnecting the device in hand is signing out: it ends where "Sair" does, and asks for no password. */
async function askSignOut(): Promise<void> {
  await confirm({
    title: 'Desconectar este dispositivo',
    message: 'Você sai da sua conta agora e precisa entrar de novo com a senha.',
    icon: <IconDeviceDesktopOff size={20} stroke={1.75} aria-hidden />,
    danger: true,
    action: signOut,
  })
}

async function disconnect({ id }: Device, body: OwnerProof): Promise<Result<unknown>> {
  const result = await api.post('/api/v1/conta/dispositivos/{id}/remocao', { params: { id }, body })
  if (result.ok) showToast('Dispositivo desconectado.')
  // Also after a refusal: the list may be out of date, because another session disconnected the device.
  await refreshDevices()
  return result
}

async function disconnectOthers(body: OwnerProof): Promise<Result<unknown>> {
  const result = await api.post('/api/v1/conta/dispositivos/remocao', { body })
  if (result.ok) showToast(disconnectedWords(result.data.devices))
  await refreshDevices()
  return result
}

const disconnectedWords = (devices: number) =>
  devices === 0
    ? 'As outras sessões terminaram.'
    : `${counted(devices, 'dispositivo desconectado', 'dispositivos desconectados')}.`

const refreshDevices = () => queryClient.invalidateQueries(allOf('/api/v1/conta/dispositivos'))
