import { showToast } from './toasts.ts'

/** Copies the text and shows a toast. */
export async function copyText(text: string): Promise<void> {
  const copied = await copy(text)
  showToast(copied ? 'Copiado com sucesso.' : 'Não foi possível copiar. Selecione o texto e copie.')
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

/** The clipboard object exists only on secure origins; a self-hosted console may be reached over plain HTTP. */
function copySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  return copied
}
