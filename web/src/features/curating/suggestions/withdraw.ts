import type { Suggestion } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'

export async function withdraw({ id }: Suggestion): Promise<void> {
  await confirm({
    title: 'Retirar sugestão',
    message: 'A sugestão deixa de existir. Você pode fazer outra quando quiser.',
    action: async () => {
      const { ok } = await api.delete('/api/v1/sugestoes/{id}', { params: { id } })
      if (ok) showToast('Sugestão retirada.')
      await queryClient.invalidateQueries(allOf('/api/v1/sugestoes'))
    },
  })
}
