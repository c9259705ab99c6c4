// A square cut out of a picture. Lengths are parts of the square's side, places are measured from its middle.

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

/** What stands in the middle stays there. */
export function zoomTo(picture: Size, crop: Crop, zoom: number): Crop {
  const factor = zoom / crop.zoom
  return keepInside(picture, { zoom, x: crop.x * factor, y: crop.y * factor })
}

/** Pixels of the cut square: as many as the picture has to give, up to what the server keeps. */
export function cutSide({ width, height }: Size, zoom: number): number {
  return Math.max(1, Math.min(LARGEST_SIDE, Math.round(Math.max(width, height) / zoom)))
}
