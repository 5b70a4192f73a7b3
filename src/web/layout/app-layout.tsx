import { Outlet } from 'react-router'
import { AppSurroundings } from './app-surroundings.tsx'

/**
 * Layout of all pages except purely informational ones (landing page, steps, policies), which load
 * none of it.
 */
export default function AppLayout() {
  return (
    <AppSurroundings>
      <Outlet />
    </AppSurroundings>
  )
}
