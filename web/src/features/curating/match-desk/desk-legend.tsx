import type { Deed } from './deeds.ts'
import styles from './desk-deeds.module.css'

/** All keys of the desk. */
export function DeskLegend({ deeds }: { readonly deeds: readonly Deed[] }) {
  const keys = [
    ...deeds.map(({ key, label }) => [key.toUpperCase(), label] as const),
    ['Z', 'Desfazer o último'],
    ['1 ou ←', 'Mandante'],
    ['2 ou →', 'Visitante'],
    ['0–9', 'Número da camisa'],
    ['Enter', 'Confirmar; sem número, sem jogador'],
    ['Esc', 'Voltar'],
    ['?', 'Mostrar ou esconder os atalhos'],
  ] as const
  return (
    <dl className={styles.legend} aria-label="Atalhos do teclado">
      {keys.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
