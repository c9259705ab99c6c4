import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/button/button.tsx'
import styles from './contact-sent.module.css'

interface Props {
  readonly sentence: string
  readonly onAgain: () => void
}

/** The thank-you in the form's place. */
export function ContactSent({ sentence, onAgain }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className={styles.sent} ref={ref} tabIndex={-1}>
      <IconCircleCheck size={28} stroke={1.75} aria-hidden />
      <h3 className={styles.title}>Obrigado por escrever</h3>
      <p>{sentence}</p>
      <Button variant="default" onClick={onAgain}>
        Enviar outra mensagem
      </Button>
    </div>
  )
}
