import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { linkOptions } from '@tanstack/react-router'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import type { Dashboard } from './dashboard-queries.ts'
import { findSteps, type Step } from './first-steps-list.ts'
import styles from './first-steps.module.css'

/** What is left to do with a new account; gone when all is done. */
export function FirstSteps({ account }: { readonly account: NonNullable<Dashboard['account']> }) {
  const steps = findSteps(account)
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  return (
    <Card
      title="Primeiros passos"
      flush
      aside={
        <span className={styles.count}>
          {done} de {steps.length}
        </span>
      }
    >
      <ul className={styles.steps}>
        {steps.map((step) => (
          <StepRow key={step.id} step={step} />
        ))}
      </ul>
    </Card>
  )
}

const profile = linkOptions({ to: '/settings', search: { aba: 'perfil' } })
const keys = linkOptions({ to: '/api', search: { aba: 'chaves' } })
const places = {
  team: profile,
  photo: profile,
  key: keys,
  call: keys,
  webhook: linkOptions({ to: '/push', search: { aba: 'webhooks' } }),
}

function StepRow({ step }: { readonly step: Step }) {
  const { label, hint, done } = step
  const Sign = done ? IconCircleCheckFilled : IconCircleDashed
  return (
    <li className={styles.step} data-done={done || undefined}>
      <Sign size={18} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <p>
          {label}
          <HiddenText>{done ? ', feito' : ', por fazer'}</HiddenText>
        </p>
        {!done && <small>{hint}</small>}
      </div>
      {!done && step.id !== 'email' && (
        <ButtonLink {...places[step.id]} variant="default" size="xs" aria-label={`Abrir: ${label}`}>
          Abrir
        </ButtonLink>
      )}
    </li>
  )
}
