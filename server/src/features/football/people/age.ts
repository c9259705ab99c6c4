/** Whole years on a day; null where the day of birth is not known. */
export function ageOn(day: string, birthDate: string | null): number | null {
  if (birthDate === null) return null
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
