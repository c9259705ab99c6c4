import type { NotifiedBrowser } from '@meio-campo/contract'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { IconRow, IconRows } from '../../../components/list/icon-row.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { showToast } from '../../../state/toasts.ts'
import { removeBrowser } from './notification-queries.ts'

/** Where else this account is notified. */
export function OtherBrowsersCard({ browsers }: { readonly browsers: readonly NotifiedBrowser[] }) {
  if (browsers.length === 0) return null
  const turnOff = async (browser: NotifiedBrowser) => {
    if (await removeBrowser(browser)) showToast(`Notificações desligadas em ${browser.name}.`)
  }
  return (
    <Card title="Em outros navegadores" flush>
      <IconRows label="Navegadores notificados">
        {browsers.map((browser) => (
          <IconRow
            key={browser.id}
            icon={/Android|iPhone|iPad/.test(browser.name) ? IconDeviceMobile : IconDeviceDesktop}
            name={browser.name}
            actions={
              <Button
                variant="default"
                size="xs"
                aria-label={`Desligar as notificações em ${browser.name}`}
                onClick={() => void turnOff(browser)}
              >
                Desligar
              </Button>
            }
          >
            <MetaLine>
              {browser.lastSentAt ? (
                <>
                  Última notificação: <Moment at={browser.lastSentAt} />
                </>
              ) : (
                'Nenhuma notificação ainda'
              )}
              {`desde ${longDate(new Date(browser.createdAt))}`}
            </MetaLine>
          </IconRow>
        ))}
      </IconRows>
    </Card>
  )
}
