import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import styles from './crop-dialog.module.css'
import {
  asSquare,
  cutSize,
  drawnSize,
  firstCrop,
  MOST_ZOOM,
  moveBy,
  zoomTo,
  type Crop,
  type Shape,
  type Size,
} from './crop.ts'

const STEP = 0.04
const ZOOM_STEP = 1.1

interface Props {
  /** The picture, as an address of this page. */
  readonly source: string
  readonly name: string
  readonly start: 'whole' | 'filled'
  readonly shape: Shape
  readonly onDone: (file: File) => void
  /** Given up, or a file that no picture could be read from. */
  readonly onClose: (unreadable: boolean) => void
}

/** Cuts a square, or a wide part, out of a picture: by dragging and the wheel, or by the arrows and the slider. */
export function CropDialog({ source, name, start, shape, onDone, onClose }: Props) {
  const id = useId()
  const [size, setSize] = useState<Size | null>(null)
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0, y: 0 })
  const [busy, setBusy] = useState(false)
  const picture = useRef<HTMLImageElement>(null)

  const cut = async () => {
    setBusy(true)
    const done = await cutPicture(picture.current!, crop, shape, name)
    if (done) onDone(done)
    else onClose(true)
  }

  // Outside the form it was opened from: a dialog's buttons and keys are its own.
  return createPortal(
    <Dialog labelledBy={`${id}-title`} describedBy={`${id}-help`} onClose={() => onClose(false)}>
      <h2 className={styles.title} id={`${id}-title`}>
        Recortar imagem
      </h2>
      <p className={styles.help} id={`${id}-help`}>
        Arraste para escolher a parte que fica. No teclado: as setas movem, + e − aproximam e afastam.
      </p>
      <Frame shape={shape} size={size} crop={crop} onCrop={setCrop}>
        <img
          ref={picture}
          className={styles.picture}
          src={source}
          alt=""
          draggable={false}
          style={size ? place(size, crop) : { visibility: 'hidden' }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            const seen = asSquare({ width, height }, shape)
            setSize(seen)
            setCrop(firstCrop(seen, start))
          }}
          onError={() => onClose(true)}
        />
      </Frame>
      <label className={styles.zoom}>
        Aproximação
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={crop.zoom}
          disabled={!size}
          onChange={(event) => size && setCrop(zoomTo(size, crop, event.currentTarget.valueAsNumber))}
        />
      </label>
      <div className={styles.actions}>
        <Button variant="default" disabled={busy} onClick={() => onClose(false)}>
          Cancelar
        </Button>
        <Button loading={busy} disabled={!size} onClick={() => void cut()}>
          Usar imagem
        </Button>
      </div>
    </Dialog>,
    document.body,
  )
}

function place(size: Size, crop: Crop) {
  const drawn = drawnSize(size, crop.zoom)
  return {
    width: `${drawn.width * 100}%`,
    height: `${drawn.height * 100}%`,
    left: `${(0.5 - drawn.width / 2 + crop.x) * 100}%`,
    top: `${(0.5 - drawn.height / 2 + crop.y) * 100}%`,
  }
}

interface FrameProps {
  readonly shape: Shape
  readonly size: Size | null
  readonly crop: Crop
  readonly onCrop: (crop: Crop) => void
  readonly children: React.ReactNode
}

function Frame({ shape, size, crop, onCrop, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; y: number } | null>(null)
  const now = useRef({ size, crop, onCrop })
  useEffect(() => {
    now.current = { size, crop, onCrop }
  })

  // Not by React: its wheel listener cannot keep the dialog behind from scrolling.
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const { size: known, crop: last, onCrop: change } = now.current
      if (known) change(zoomTo(known, last, last.zoom * (event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP)))
    }
    const element = frame.current!
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [])

  const drag = (event: PointerEvent) => {
    if (!grip.current || !size) return
    const { clientWidth, clientHeight } = frame.current!
    const { x, y } = grip.current
    onCrop(moveBy(size, crop, (event.clientX - x) / clientWidth, (event.clientY - y) / clientHeight))
    grip.current = { x: event.clientX, y: event.clientY }
  }
  const press = (event: KeyboardEvent) => {
    const next = size && byKey(size, crop, event.key)
    if (!next) return
    event.preventDefault()
    onCrop(next)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is moved by pointer and arrows
    <div
      ref={frame}
      className={styles.frame}
      data-shape={shape}
      role="application"
      aria-label="Parte da imagem que fica"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      data-autofocus
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => (grip.current = null)}
      onPointerCancel={() => (grip.current = null)}
    >
      {children}
    </div>
  )
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

function byKey(size: Size, crop: Crop, key: string): Crop | null {
  const arrow = arrows[key]
  if (arrow) return moveBy(size, crop, ...arrow)
  if (key === '+' || key === '=') return zoomTo(size, crop, crop.zoom * ZOOM_STEP)
  return key === '-' ? zoomTo(size, crop, crop.zoom / ZOOM_STEP) : null
}

/** Draws the chosen part into a file of its own; what lies outside the picture stays transparent. */
async function cutPicture(picture: HTMLImageElement, crop: Crop, shape: Shape, name: string): Promise<File | null> {
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
