import { Outlet } from 'react-router'
import { ConfirmationGate } from '#web/accounts/confirmation-gate.tsx'
import { AppProviders } from './app-providers.tsx'

/**
 * Layout of all pages except purely informational ones (landing page, steps, policies), which load
 * none of it.
 */
export default function AppLayout() {
  return (
    <AppProviders>
      <Outlet />
      <ConfirmationGate />
    </AppProviders>
  )
}
