type Coordinates = { readonly latitude: number; readonly longitude: number }

/** `22°54'44"S 43°13'49"W`, `5.826936°S 35.212371°W`; null for anything else, an empty field included. */
export function readCoordinates(text: string): Coordinates | null {
  const [north, east, ...rest] = text.trim().split(/\s+/)
  const latitude = degreesOf(north, 'N', 'S', 90)
  const longitude = degreesOf(east, 'E', 'W', 180)
  return latitude === null || longitude === null || rest.length > 0 ? null : { latitude, longitude }
}

function degreesOf(text: string | undefined, plus: string, minus: string, limit: number): number | null {
  const found = /^(\d{1,3}(?:\.\d+)?)°(?:(\d{1,2}(?:\.\d+)?)'(?:(\d{1,2}(?:\.\d+)?)")?)?([NSEW])$/.exec(text ?? '')
  if (!found || (found[4] !== plus && found[4] !== minus)) return null
  const degrees = Number(found[1]) + Number(found[2] ?? 0) / 60 + Number(found[3] ?? 0) / 3600
  if (degrees > limit) return null
  const rounded = Math.round(degrees * 1e6) / 1e6
  return found[4] === minus ? -rounded : rounded
}
