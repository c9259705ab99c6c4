import styles from './decision-list.module.css'

interface Props {
  /** The same for all choices of one question. */
  readonly name: string
  readonly title: string
  readonly note?: string
  readonly checked: boolean
  readonly onChoose: () => void
}

/** One of several answers, as a small card. */
export function DecisionChoice({ name, title, note, checked, onChoose }: Props) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>
        <b>{title}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
  )
}
