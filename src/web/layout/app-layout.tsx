import { Outlet } from 'react-router'
import { AppSurroundings } from './app-surroundings.tsx'

/**
 * Layout of all pages but those that are only read (landing page, steps, policies), which load
 * nothing of what it brings.
 */
export default function AppLayout() {
  return (
    <AppSurroundings>
      <Outlet />
    </AppSurroundings>
  )
}
