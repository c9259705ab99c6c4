import { generate } from 'lean-qr'
import styles from './factors.module.css'

/** Dark on white in both themes: cameras read no other way reliably. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text)
  const rows: string[] = []
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) rows.push(`M${x} ${y}h1v1h-1z`)
  const edge = 3
  const side = code.size + 2 * edge
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that no picture of the secret is made
    <svg
      className={styles.qr}
      viewBox={`${-edge} ${-edge} ${side} ${side}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that the secret never is an address
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-edge} y={-edge} width={side} height={side} fill="#fff" />
      <path d={rows.join('')} fill="#000" />
    </svg>
  )
}
