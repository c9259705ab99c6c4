import type { CalendarSubscription } from '@meio-campo/contract'
import { IconBrandGoogle, IconCalendar } from '@tabler/icons-react'
import { useId } from 'react'
import { AnchorButton, Button } from '../../../components/button/button.tsx'
import { CopyLine } from '../../../components/code/copy-line.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { calendarName, googleOf, webcalOf } from './calendar-words.ts'
import styles from './calendar-dialog.module.css'

interface Props {
  readonly calendar: CalendarSubscription
  readonly onClose: () => void
}

/** The address, and the ways to hand it to a calendar. */
export function CalendarDialog({ calendar, onClose }: Props) {
  const id = useId()
  const { url } = calendar
  return (
    <Dialog kind="wide" labelledBy={id} onClose={onClose} dismissible>
      <h2 className={styles.title} id={id}>
        Assinar calendário: {calendarName(calendar)}
      </h2>
      <p className={styles.text}>
        Os jogos aparecem no seu aplicativo de calendário e mudam sozinhos: nova data, adiamento, placar, onde assistir.
      </p>
      <CopyLine label="Endereço do calendário" text={url} copyLabel="Copiar endereço" first />
      <div className={styles.ways}>
        <AnchorButton
          href={webcalOf(url)}
          variant="default"
          leftSection={<IconCalendar size={16} stroke={1.75} aria-hidden />}
        >
          Abrir no meu calendário
        </AnchorButton>
        <AnchorButton
          href={googleOf(url)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconBrandGoogle size={16} stroke={1.75} aria-hidden />}
        >
          Abrir no Google Agenda
        </AnchorButton>
      </div>
      <p className={styles.note}>
        O Google Agenda só lê endereços que a internet alcança. Quem tem este endereço vê estes jogos sem entrar na sua
        conta; você o revoga em{' '}
        <TextLink to="/settings" search={{ aba: 'notificacoes' }} onClick={onClose}>
          Configurações → Notificações
        </TextLink>
        .
      </p>
      <Button onClick={onClose}>Pronto</Button>
    </Dialog>
  )
}
