import type { ReactNode } from 'react'
import { DialogsProvider } from '#web/ui/dialogs-provider.tsx'
import { ToastProvider } from '#web/ui/toasts.tsx'

/** Provides dialogs and notifications to every screen. */
export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <DialogsProvider>
    <ToastProvider>{children}</ToastProvider>
  </DialogsProvider>
)
