import type { ApiKey } from '@meio-campo/contract'
import { IconKeyOff } from '@tabler/icons-react'
import { api } from '../../../api/api.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { rereadKeys } from './key-queries.ts'

export async function askRevoke(key: ApiKey): Promise<void> {
  await confirm({
    title: `Revogar ${key.name}`,
    message: 'Os programas que usam esta chave param de funcionar agora. Não há volta.',
    icon: <IconKeyOff size={20} stroke={1.75} aria-hidden />,
    danger: true,
    confirmLabel: 'Revogar',
    action: async () => {
      const result = await api.delete('/api/v1/chaves/{id}', { params: { id: key.id } })
      if (result.ok) showToast('Chave revogada.')
      // Also after a refusal: the list may be out of date.
      await rereadKeys()
    },
  })
}
