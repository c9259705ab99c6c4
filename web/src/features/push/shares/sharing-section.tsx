import { counted } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { Card } from '../../../components/card.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { Switch } from '../../../components/switch.tsx'
import { showToast } from '../../../state/toasts.ts'
import { sharingQuery } from './share-queries.ts'
import styles from './sharing-section.module.css'

/** Whether matches, tables and players can have public cards. */
export function SharingSection() {
  const settings = useQuery(sharingQuery())
  const [saving, setSaving] = useState(false)
  const id = useId()
  const change = async (allowed: boolean) => {
    setSaving(true)
    const result = await api.patch('/api/v1/compartilhamentos/liberacao', { body: { allowed }, formless: true })
    setSaving(false)
    if (!result.ok) return
    queryClient.setQueryData(sharingQuery().queryKey, result.data)
    void queryClient.invalidateQueries(allOf('/api/v1/historico'))
    showToast(allowed ? 'Cartões públicos liberados.' : 'Nenhum cartão abre mais.')
  }
  return (
    <Card title="Cartões públicos">
      <QueryView query={settings} skeleton={<SkeletonRows count={1} />}>
        {({ data }) => (
          <label className={styles.line} htmlFor={`${id}-switch`}>
            <span>
              <b>Liberar cartões públicos</b>
              <span className={styles.note} id={id}>
                Quem tem conta compartilha um jogo, uma tabela ou um jogador por um link que abre sem entrar, com
                imagem. O cartão não tem dados de conta nenhuma nem o que uma fonte não deixa passar adiante.{' '}
                {data.shared === 0
                  ? 'Nenhum foi feito ainda.'
                  : `${counted(data.shared, 'cartão feito', 'cartões feitos')} até agora.`}
              </span>
            </span>
            <Switch
              id={`${id}-switch`}
              checked={data.allowed}
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
