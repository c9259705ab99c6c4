import './theme/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { router } from './router.ts'
import { sessionStore } from './session/session-store.ts'
import { watchSession } from './session/session-watch.ts'
import { startTheme } from './theme/theme-store.ts'

startTheme()
watchSession()
// A session that ends by itself sends the visitor where the guards say.
sessionStore.subscribe(() => {
  if (sessionStore.get() === null) void router.invalidate()
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
