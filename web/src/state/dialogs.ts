import type { ReactNode } from 'react'
import { createStore } from './store.ts'

export interface AlertDialog {
  readonly kind: 'alert'
  readonly title: string
  readonly message: string
}
export interface ConfirmDialog {
  readonly kind: 'confirm'
  readonly title: string
  readonly message: string
  /** Under the sentence: what will go, what stays. `open` leaves the question for a page of the console. */
  readonly detail?: ReactNode | ((open: (address: string) => void) => ReactNode)
  readonly icon?: ReactNode
  readonly danger?: boolean
  readonly cancelLabel?: string
  readonly confirmLabel?: string
  /** Runs while the dialog waits, its buttons locked: a second click cannot send a second call. */
  readonly action?: () => Promise<void>
}
export type DialogRequest = AlertDialog | ConfirmDialog
export type PendingDialog = DialogRequest & {
  readonly id: number
  readonly settle: (confirmed: boolean) => void
  readonly settled: Promise<boolean>
}

/** Asked one after another: the first of the queue is the one on screen. */
export const dialogStore = createStore<readonly PendingDialog[]>([])

let lastId = 0

function ask(request: DialogRequest, signal?: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const id = ++lastId
  const settle = (confirmed: boolean) => {
    dialogStore.set(dialogStore.get().filter((dialog) => dialog.id !== id))
    resolve(confirmed)
  }
  dialogStore.set([...dialogStore.get(), { ...request, id, settle, settled: promise }])
  signal?.addEventListener('abort', () => settle(false))
  return promise
}

/** Resolves when the visitor has read it. The same alert of parallel failures is shown once, and all of them wait for it. */
export async function showAlert(alert: Omit<AlertDialog, 'kind'>): Promise<void> {
  const shown = dialogStore
    .get()
    .find((open) => open.kind === 'alert' && open.title === alert.title && open.message === alert.message)
  await (shown ? shown.settled : ask({ kind: 'alert', ...alert }))
}

/** Resolves to true when the visitor confirmed. The signal takes the question back: there is nothing left to ask. */
export function confirm(question: Omit<ConfirmDialog, 'kind'>, signal?: AbortSignal): Promise<boolean> {
  return ask({ kind: 'confirm', ...question }, signal)
}
