import type { ReactNode } from 'react'
import { useMatches, useRouteLoaderData } from 'react-router'
import type { RootData } from '#web/root.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { FollowLanguage } from './follow-language.ts'
import { FollowRoute, MAIN_ID } from './follow-route.tsx'
import { Footer } from './footer.tsx'
import { handleOf } from './handle-of.ts'
import { Header } from './header.tsx'
import { NavigationGuard } from './navigation-guard.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SessionWatch } from './session-watch.tsx'

/** At least as high as the window, so that the footer does not jump while a screen loads. */
const mainClass = {
  site: 'flex min-h-[calc(100dvh-var(--spacing-header))] grow flex-col outline-none',
  task: 'flex min-h-dvh grow flex-col outline-none',
  bare: 'flex grow flex-col outline-none',
} as const

/**
 * Selects the frame of a screen: by default header and footer; `task` omits the header for a single
 * task (the screen renders a `TaskHeader`); `bare` omits both. Set by `export const handle:
 * FrameHandle = { frame: 'task' }`.
 */
export interface FrameHandle {
  readonly frame: 'site' | 'task' | 'bare'
}

export function Frame({ children }: { readonly children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const frame = useFrame()
  const viewer = root?.viewer ?? { kind: 'visitor' as const }

  return (
    <>
      <NavigationProgress />
      <OfflineNotice />
      {frame === 'site' && <Header viewer={viewer} />}
      <main id={MAIN_ID} tabIndex={-1} className={mainClass[frame]}>
        {children}
      </main>
      {frame !== 'bare' && root && <Footer site={root.site} year={root.year} />}
      <FollowRoute />
      <FollowLanguage />
      <SessionWatch />
      <NavigationGuard />
    </>
  )
}

function useFrame(): FrameHandle['frame'] {
  const frames = useMatches().map(({ handle }) => handleOf<FrameHandle>(handle).frame)
  return frames.findLast(Boolean) ?? 'site'
}
