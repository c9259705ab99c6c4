const two = (value: number) => String(value).padStart(2, '0')

/** `2026-11-15T09:30`, where the visitor is: what a field for day and hour holds. */
export function toFieldMoment(at: Date): string {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}
