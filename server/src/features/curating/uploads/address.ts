const FILE = /^(up_[a-z0-9]{24})(?:_(?:96|384))?\.webp$/
const FULL = /^\/imagens\/(up_[a-z0-9]{24})\.webp$/

/** The name of a stored picture's file: the full one, or one of its squares. */
export function pictureFile(id: string, width?: number): string {
  return width === undefined ? `${id}.webp` : `${id}_${width}.webp`
}

export function pictureAddress(id: string, width?: number): string {
  return `/imagens/${pictureFile(id, width)}`
}

/** The id in an address that `pictureAddress` made; null for any other text. */
export function findPictureId(address: string): string | null {
  return FULL.exec(address)?.[1] ?? null
}

/** The id of the picture that a file belongs to; null for a name that is not ours. */
export function idOfFile(name: string): string | null {
  return FILE.exec(name)?.[1] ?? null
}

/** Nothing but our own names reaches the disk, so no name can climb out of the folder. */
export function isPictureFile(name: string): boolean {
  return idOfFile(name) !== null
}
