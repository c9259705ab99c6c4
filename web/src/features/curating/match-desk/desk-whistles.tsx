import { runningClock } from '@meio-campo/football'
import { IconAlarmPlus, IconAlertTriangle, IconCheck, IconClockEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Form, FormActions } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { confirm } from '../../../state/dialogs.ts'
import { minuteText, parseMinute } from './actions.ts'
import styles from './desk-whistles.module.css'
import { finalChecks } from './final-checks.ts'
import { offeredWhistles, type Whistle } from './offered-whistles.ts'
import type { DeskControl } from './use-desk.ts'

/** The referee's whistle and watch. */
export function DeskWhistles({ control }: { readonly control: DeskControl }) {
  const { desk, view, act } = control
  const [open, setOpen] = useState<'announce' | 'clock' | null>(null)
  const running = runningClock(desk)
  const whistles = offeredWhistles(desk, view)
  const blow = async ({ order, final, label }: Whistle) => {
    const sure =
      !final ||
      (await confirm({
        title: `${label}?`,
        message: 'Quem acompanha o jogo vê o resultado final na hora. Dá para desfazer.',
        detail: <FinalChecks control={control} />,
        confirmLabel: 'Encerrar oficialmente',
      }))
    if (sure) act(order)
  }
  if (whistles.length === 0 && !running) return null
  return (
    <fieldset className={styles.whistles} aria-label="Apito e relógio">
      {whistles.map((whistle, index) => (
        <Button
          key={whistle.label}
          size="md"
          variant={index === 0 ? 'filled' : 'default'}
          onClick={() => void blow(whistle)}
        >
          {whistle.label}
        </Button>
      ))}
      {running && (
        <>
          <Button
            size="md"
            variant="default"
            leftSection={<IconAlarmPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => setOpen('announce')}
          >
            Acréscimos
          </Button>
          <Button
            size="md"
            variant="default"
            leftSection={<IconClockEdit size={18} stroke={1.75} aria-hidden />}
            onClick={() => setOpen('clock')}
          >
            Acertar relógio
          </Button>
        </>
      )}
      {open === 'announce' && <AnnounceDialog control={control} onClose={() => setOpen(null)} />}
      {open === 'clock' && <ClockDialog control={control} onClose={() => setOpen(null)} />}
    </fieldset>
  )
}

/** What is complete, and what is still missing, before the match ends officially. */
function FinalChecks({ control }: { readonly control: DeskControl }) {
  const checks = finalChecks(control.view, control.desk, control.queue)
  return (
    <ul className={styles.checks} aria-label="Conferência do jogo">
      {checks.map(({ right, words }) => (
        <li key={words} data-right={right || undefined}>
          {right ? (
            <IconCheck size={16} stroke={2} aria-label="Certo:" />
          ) : (
            <IconAlertTriangle size={16} stroke={2} aria-label="Confira:" />
          )}
          {words}
        </li>
      ))}
    </ul>
  )
}

interface DialogProps {
  readonly control: DeskControl
  readonly onClose: () => void
}

const MINUTES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15]

function AnnounceDialog({ control, onClose }: DialogProps) {
  const announced = runningClock(control.desk)?.announced ?? null
  const choose = (minutes: number) => {
    control.act({ do: 'announce', minutes })
    onClose()
  }
  return (
    <Dialog label="Acréscimos" onClose={onClose} dismissible>
      <h2 className={styles.title}>Quantos minutos de acréscimo?</h2>
      <div className={styles.minutes}>
        {MINUTES.map((minutes) => (
          <Button
            key={minutes}
            size="md"
            variant={minutes === announced ? 'filled' : 'default'}
            aria-label={`+${minutes} min`}
            onClick={() => choose(minutes)}
          >
            +{minutes}
          </Button>
        ))}
      </div>
      <FormActions>
        {announced !== null && (
          <Button variant="default" onClick={() => choose(0)}>
            Tirar
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
      </FormActions>
    </Dialog>
  )
}

function ClockDialog({ control, onClose }: DialogProps) {
  const form = useForm({
    initial: { minute: '' },
    rules: { minute: (minute) => (parseMinute(minute) ? null : 'Escreva como 38 ou 45+2.') },
    onSubmit: async ({ minute }) => {
      const time = parseMinute(minute)!
      if (control.act({ do: 'setClock', minute: time.minute + (time.added ?? 0) })) onClose()
    },
  })
  return (
    <Dialog label="Acertar relógio" onClose={onClose}>
      <h2 className={styles.title}>Em que minuto está o jogo?</h2>
      <Form onSubmit={form.submit} label="Acertar relógio">
        <TextField
          label="Minuto"
          hint={`Como ${minuteText(38, null)} ou ${minuteText(45, 2)}.`}
          autoComplete="off"
          {...form.field('minute')}
        />
        {control.objection && <p role="alert">{control.objection}</p>}
        <FormActions>
          <Button type="submit">Acertar</Button>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
