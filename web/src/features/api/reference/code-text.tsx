/** A sentence of the document: what stands between backticks is code. */
export function CodeText({ children }: { readonly children: string }) {
  return children.split('`').map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never change places
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
}
