import { useBlocker } from '@tanstack/react-router'
import { currentIdentity } from '../../api/identity.ts'
import { confirm } from '../../state/dialogs.ts'

/** While something typed is not saved, leaving asks first: another tab of the page, another page, closing the tab. */
export function useLeaveQuestion(dirty: boolean, message = 'O que você mudou aqui ainda não foi salvo.') {
  useBlocker({
    shouldBlockFn: async () => {
      if (!dirty) return false
      const leave = await confirm({
        title: 'Sair sem salvar?',
        message,
        cancelLabel: 'Continuar editando',
        confirmLabel: 'Sair sem salvar',
        danger: true,
      })
      return !leave
    },
    // After a sign-out the browser's own question would hold up the reload.
    enableBeforeUnload: () => dirty && currentIdentity() !== null,
  })
}

/** Navigating to another page loses nothing, because the work continues there: only closing the tab asks. */
export function useCloseQuestion(unfinished: boolean) {
  useBlocker({
    shouldBlockFn: () => false,
    enableBeforeUnload: () => unfinished && currentIdentity() !== null,
  })
}
