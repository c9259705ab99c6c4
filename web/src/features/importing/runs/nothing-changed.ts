import type { ImportReport } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'

/** Why nothing that is shown changes, of an import that wrote no row of it. */
export function nothingChanged({
  read,
  rejected,
  updated,
}: Pick<ImportReport, 'read' | 'rejected' | 'updated'>): string {
  if (read <= rejected) return 'Nada deste arquivo pôde ser usado.'
  if (updated === 0) return 'Tudo isto já estava aqui: nada muda.'
  const said = counted(updated, 'registro', 'registros')
  return `A fonte diz agora outra coisa de ${said}, e isso fica anotado; no que é mostrado nada muda, porque o que já está aqui vale mais.`
}
