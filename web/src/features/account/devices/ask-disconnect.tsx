import type { Device } from '@meio-campo/contract'
import { IconDeviceDesktopOff } from '@tabler/icons-react'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { signOut } from '../../../session/session.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'

/** Disconnecting the device in hand is signing out: it ends where "Sair" does. */
export async function askDisconnect(device: Device): Promise<void> {
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
  // Also after a refusal: the list may be out of date, somebody else may have disconnected it.
  await queryClient.invalidateQueries(allOf('/api/v1/conta/dispositivos'))
}
