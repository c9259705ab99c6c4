import { cutSide, drawnSize, type Crop } from './crop.ts'

/** Draws the chosen square into a file of its own; what lies outside the picture stays transparent. */
export async function cutPicture(picture: HTMLImageElement, crop: Crop, name: string): Promise<File | null> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const side = cutSide(size, crop.zoom)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  const drawn = drawnSize(size, crop.zoom)
  const [width, height] = [drawn.width * side, drawn.height * side]
  context.drawImage(picture, (side - width) / 2 + crop.x * side, (side - height) / 2 + crop.y * side, width, height)
  // Where a browser cannot write WebP it gives PNG: the server takes both.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.95))
  return blob && new File([blob], name, { type: blob.type })
}
