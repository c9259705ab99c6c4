import type { CrestPiece } from '@meio-campo/contract/rules'

/** Pieces of a drawing, from below upwards. */
export function CrestPieces({ pieces }: { readonly pieces: readonly CrestPiece[] }) {
  return pieces.map(({ tag: Tag, attributes }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes its order
    <Tag key={index} {...attributes} />
  ))
}
