// Addresses only: each flag is a file of its own, asked for when it is drawn. This table is a chunk of its own
// too, so that a page without flags does not carry it.
const files = import.meta.glob<string>('../../../../node_modules/flag-icons/flags/4x3/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), address]),
)

/** `BR` → the file of `br.svg`; `GB-ENG` → `gb-eng.svg`. */
export default function findFlag(code: string): string | undefined {
  return addresses.get(code.toLowerCase())
}
