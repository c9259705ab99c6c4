import { createStore } from './store.ts'

export const TOAST_MS = 2000

export interface Toast {
  readonly id: number
  readonly message: string
  /** With an address it is the link toast, which waits for an answer: "Abrir" or "Fechar". */
  readonly address?: string
  /** With an action it waits for an answer as well: "Desfazer" or "Fechar". */
  readonly action?: { readonly label: string; readonly run: () => void }
}

export const toastStore = createStore<readonly Toast[]>([])

let lastId = 0

export function closeToast(id: number) {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id))
}

export function showToast(message: string) {
  const id = ++lastId
  toastStore.set([...toastStore.get(), { id, message }])
  setTimeout(() => closeToast(id), TOAST_MS)
}

/** After something with a page of its own was created or saved. */
export function showLinkToast(message: string, address: string) {
  toastStore.set([...toastStore.get(), { id: ++lastId, message, address }])
}

/** After something that can be taken back. */
export function showActionToast(message: string, label: string, run: () => void) {
  toastStore.set([...toastStore.get(), { id: ++lastId, message, action: { label, run } }])
}
