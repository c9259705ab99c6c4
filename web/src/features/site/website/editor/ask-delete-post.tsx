import type { Post } from '@meio-campo/contract'
import { IconTrash } from '@tabler/icons-react'
import { api } from '../../../../api/api.ts'
import { confirm } from '../../../../state/dialogs.ts'
import { showToast } from '../../../../state/toasts.ts'
import { refreshWebsite } from './website-queries.ts'

export async function askDeletePost({ id, title }: Post): Promise<void> {
  await confirm({
    title: 'Apagar post',
    message: `“${title}” sai da página inicial de todos.`,
    detail: 'O texto fica na auditoria, de onde pode ser recuperado.',
    icon: <IconTrash size={20} stroke={1.75} aria-hidden />,
    danger: true,
    action: async () => {
      const result = await api.delete('/api/v1/website/posts/{id}', { params: { id } })
      if (result.ok) showToast('Post apagado.')
      await refreshWebsite()
    },
  })
}
