import { counted } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { queryClient, read } from '../../../api/query.ts'
import { Card } from '../../../components/card.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { Switch } from '../../../components/switch.tsx'
import { showToast } from '../../../state/toasts.ts'
import styles from './access-settings-card.module.css'

const settingsQuery = () => read('/api/v1/usuarios/seguranca')

/** What is required of admins. */
export function AccessSettingsCard() {
  const settings = useQuery(settingsQuery())
  const [saving, setSaving] = useState(false)
  const id = useId()
  const change = async (adminFactorRequired: boolean) => {
    setSaving(true)
    const result = await api.patch('/api/v1/usuarios/seguranca', { body: { adminFactorRequired }, formless: true })
    setSaving(false)
    if (!result.ok) return
    queryClient.setQueryData(settingsQuery().queryKey, result.data)
    showToast(adminFactorRequired ? 'Segundo fator exigido.' : 'Segundo fator não é mais exigido.')
  }
  return (
    <Card title="Segurança da administração">
      <QueryView query={settings} skeleton={<SkeletonRows count={1} />}>
        {({ data }) => (
          <label className={styles.line} htmlFor={`${id}-switch`}>
            <span>
              <b>Exigir um segundo fator de quem administra</b>
              <span className={styles.note} id={id}>
                {data.adminsWithoutFactor === 0
                  ? 'Todas as contas de administração já têm um.'
                  : `${counted(data.adminsWithoutFactor, 'conta de administração ainda não tem um e precisará', 'contas de administração ainda não têm um e precisarão')} ligá-lo antes de continuar.`}
              </span>
            </span>
            <Switch
              id={`${id}-switch`}
              checked={data.adminFactorRequired}
              disabled={saving}
              aria-describedby={id}
              onChange={(event) => void change(event.currentTarget.checked)}
            />
          </label>
        )}
      </QueryView>
    </Card>
  )
}
