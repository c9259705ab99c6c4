import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { IconRows } from '../../../components/list/icon-row.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { DeviceRow } from './device-row.tsx'
import { devicePages } from './device-queries.ts'

export function DevicesTab() {
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
