import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from './api/query.ts'
import { ActivityBar } from './components/activity-bar.tsx'
import { DialogHost } from './components/dialog/dialog-host.tsx'
import { ToastHost } from './components/toast/toast-host.tsx'
import { router } from './router.ts'

const open = (address: string) => router.history.push(address)

/** The hosts are outside of the router, because their messages appear on every page, error pages included. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ActivityBar />
      <RouterProvider router={router} />
      <DialogHost onOpen={open} />
      <ToastHost onOpen={open} />
    </QueryClientProvider>
  )
}
