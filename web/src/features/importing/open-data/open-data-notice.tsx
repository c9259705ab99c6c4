import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../../api/query.ts'
import { Notice } from '../../../components/notice.tsx'
import { isOnItsWay, openDataQuery } from './open-data-query.ts'
import styles from './open-data-notice.module.css'

/** On the dashboard while the open data is being loaded; what is shown is read again once it is there. */
export function OpenDataNotice() {
  const { data } = useQuery(openDataQuery())
  const openData = data?.data
  const loading = isOnItsWay(openData)
  const wasLoading = useRef(false)
  useEffect(() => {
    if (wasLoading.current && !loading) void queryClient.invalidateQueries()
    wasLoading.current = loading
  }, [loading])
  if (openData?.status === 'failed') {
    return (
      <Notice tone="warn">
        O futebol aberto não foi carregado. Ao reiniciar o serviço ele tenta de novo; o motivo está no terminal.
      </Notice>
    )
  }
  if (!openData || !loading) return null
  const percent = Math.floor(openData.part * 100)
  return (
    <Notice tone="info">
      Carregando o futebol aberto: {percent}%. Campeonatos, jogos e jogadores aparecem assim que terminar.{' '}
      <progress className={styles.bar} value={openData.part} max={1} aria-label="Carga do futebol aberto" />
    </Notice>
  )
}
