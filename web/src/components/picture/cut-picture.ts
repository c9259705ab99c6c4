import { asSquare, cutSize, drawnSize, type Crop, type Shape } from './crop.ts'

/** Draws the chosen part into a file of its own; what lies outside the picture stays transparent. */
export async function cutPicture(
  picture: HTMLImageElement,
  crop: Crop,
  shape: Shape,
  name: string,
): Promise<File | null> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const cut = cutSize(size, shape, crop.zoom)
  const canvas = document.createElement('canvas')
  canvas.width = cut.width
  canvas.height = cut.height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  const drawn = drawnSize(asSquare(size, shape), crop.zoom)
  const left = (0.5 - drawn.width / 2 + crop.x) * cut.width
  const top = (0.5 - drawn.height / 2 + crop.y) * cut.height
  context.drawImage(picture, left, top, drawn.width * cut.width, drawn.height * cut.height)
  // Where a browser cannot write WebP it gives PNG: the server takes both.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.95))
  return blob && new File([blob], name, { type: blob.type })
}
