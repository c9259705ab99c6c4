import { IconDatabase, IconKey, IconStar, type Icon } from '@tabler/icons-react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import styles from './invite-card.module.css'

const gains: readonly { readonly icon: Icon; readonly title: string; readonly text: string }[] = [
  {
    icon: IconDatabase,
    title: 'Navegue por tudo',
    text: 'Times, jogadores, técnicos, campeonatos, estádios, confederações e transmissões.',
  },
  {
    icon: IconStar,
    title: 'O seu time primeiro',
    text: 'Os jogos, a posição na tabela e o próximo adversário, logo na página inicial.',
  },
  {
    icon: IconKey,
    title: 'Cada página é uma chamada',
    text: 'O que aparece na tela vem de uma API documentada, que o seu programa também pode usar.',
  },
]

/** What an account gives, and the way to one. */
export function InviteCard() {
  return (
    <Card title="O que uma conta dá">
      <ul className={styles.gains}>
        {gains.map(({ icon: Sign, title, text }) => (
          <li key={title} className={styles.gain}>
            <span className={styles.icon}>
              <Sign size={20} stroke={1.75} aria-hidden />
            </span>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to="/register" size="md">
          Criar Conta
        </ButtonLink>
        <ButtonLink to="/login" size="md" variant="default">
          Fazer Login
        </ButtonLink>
      </div>
    </Card>
  )
}
