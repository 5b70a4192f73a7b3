import type { ReactNode } from 'react'
import { DialogsProvider } from '#web/ui/dialogs-provider.tsx'
import { ToastProvider } from '#web/ui/toasts.tsx'

/** What every screen may ask of its surroundings: questions to the visitor, notices. */
export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <DialogsProvider>
    <ToastProvider>{children}</ToastProvider>
  </DialogsProvider>
)
