import { Outlet } from 'react-router'
import { AppProviders } from './app-providers.tsx'
import { ConfirmationGate } from './confirmation-gate.tsx'

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
