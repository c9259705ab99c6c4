import { dialogStore } from '../../../state/dialogs.ts'

/** Once the alert on screen is read: a closing dialog gives the focus back by itself, and this comes after. */
export function focusAfterAlert(find: () => HTMLInputElement | null | undefined) {
  const focus = () => {
    const field = find()
    field?.focus()
    field?.select()
  }
  if (dialogStore.get().length === 0) return focus()
  const stop = dialogStore.subscribe(() => {
    if (dialogStore.get().length > 0) return
    stop()
    requestAnimationFrame(focus)
  })
}
