/** Whether a given number of minutes has passed since a date. The name is the specification's. */
export function passaramXMinutos(minutes: number, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= minutes * 60_000
}
