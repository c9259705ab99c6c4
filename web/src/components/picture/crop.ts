// A frame cut out of a picture. Lengths are parts of the frame's sides, places are measured from its middle. The sums are
// those of a square: for a wide frame the picture is given as `asSquare` sees it.

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Crop {
  /** 1 shows the whole picture. */
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const MOST_ZOOM = 6
const LARGEST_SIDE = 1024

/** Width to height of the two frames there are. */
export const RATIOS = { square: 1, wide: 16 / 10 } as const
export type Shape = keyof typeof RATIOS

/** The picture as it would be if the frame were pressed into a square. */
export function asSquare({ width, height }: Size, shape: Shape): Size {
  return { width: width / RATIOS[shape], height }
}

/** A photo fills the square from the start; a crest or a logo is seen whole, whatever its shape. */
export function firstCrop(picture: Size, start: 'whole' | 'filled'): Crop {
  return { zoom: start === 'filled' ? Math.min(fillingZoom(picture), MOST_ZOOM) : 1, x: 0, y: 0 }
}

function fillingZoom({ width, height }: Size): number {
  return Math.max(width, height) / Math.min(width, height)
}

/** How large the picture is drawn. */
export function drawnSize({ width, height }: Size, zoom: number): Size {
  const scale = zoom / Math.max(width, height)
  return { width: width * scale, height: height * scale }
}

/** Never so far that the square looks past the picture's edge, unless the picture is smaller than the square. */
export function keepInside(picture: Size, { zoom, x, y }: Crop): Crop {
  const bounded = Math.min(Math.max(zoom, 1), MOST_ZOOM)
  const drawn = drawnSize(picture, bounded)
  const within = (value: number, length: number) => {
    const most = Math.max(0, (length - 1) / 2)
    return Math.min(Math.max(value, -most), most)
  }
  return { zoom: bounded, x: within(x, drawn.width), y: within(y, drawn.height) }
}

export function moveBy(picture: Size, crop: Crop, dx: number, dy: number): Crop {
  return keepInside(picture, { ...crop, x: crop.x + dx, y: crop.y + dy })
}

/** The centre of the picture stays in the centre. */
export function zoomTo(picture: Size, crop: Crop, zoom: number): Crop {
  const factor = zoom / crop.zoom
  return keepInside(picture, { zoom, x: crop.x * factor, y: crop.y * factor })
}

/** Pixels of the cut: as many as the picture has to give, up to what the server keeps. */
export function cutSize(picture: Size, shape: Shape, zoom: number): Size {
  const { width, height } = asSquare(picture, shape)
  const side = Math.max(width, height) / zoom
  const scale = Math.min(1, LARGEST_SIDE / (side * RATIOS[shape]))
  const pixels = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: pixels(side * RATIOS[shape]), height: pixels(side) }
}
