import styles from './method-tag.module.css'

export function MethodTag({ method }: { readonly method: string }) {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  )
}
