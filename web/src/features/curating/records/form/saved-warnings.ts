import type { Saved } from '@meio-campo/contract'
import { showAlert } from '../../../../state/dialogs.ts'

/** What was saved and yet looks unlikely: the person who entered it is the one who knows. */
export async function showWarnings({ warnings }: Pick<Saved, 'warnings'>): Promise<void> {
  if (warnings && warnings.length > 0) await showAlert({ title: 'Salvo, mas confira', message: warnings.join(' ') })
}
