/** "Bom dia" from five, "Boa tarde" from noon, "Boa noite" from six. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Bom dia'
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite'
}

export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
