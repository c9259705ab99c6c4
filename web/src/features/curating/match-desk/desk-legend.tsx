import type { DeskAction } from './actions.ts'
import styles from './desk-actions.module.css'
import { markActions } from './mark-actions.ts'

/** All keys of the desk. */
export function DeskLegend({ actions }: { readonly actions: readonly DeskAction[] }) {
  const keys = [
    ...actions.map(({ key, label }) => [key.toUpperCase(), label] as const),
    ...markActions.map(({ key, label }) => [key.toUpperCase(), label] as const),
    ['Z', 'Desfazer o último ato'],
    ['Y', 'Refazer'],
    ['1–6', 'Decisão do VAR'],
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
