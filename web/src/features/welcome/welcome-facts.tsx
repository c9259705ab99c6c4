import styles from './welcome-facts.module.css'

const facts = [
  {
    word: 'npm start',
    title: 'Um comando',
    text: 'Instala o que falta, sobe o banco de dados e põe console e API no ar, na mesma porta. Precisa só de Node.',
  },
  {
    word: 'PostgreSQL',
    title: 'O banco é seu',
    text: 'O que vem junto, em uma pasta sua, ou o que você já tem. Nada depende do serviço de outra empresa.',
  },
  {
    word: '/api/v1',
    title: 'Toda página é uma chamada',
    text: 'O console lê a mesma API que o seu programa: o endereço da página de dados, com /api/v1 na frente.',
  },
]

/** What the product is today, said in three things one can check. */
export function WelcomeFacts() {
  return (
    <ul className={styles.facts}>
      {facts.map(({ word, title, text }) => (
        <li key={word}>
          <p className={styles.word}>{word}</p>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
