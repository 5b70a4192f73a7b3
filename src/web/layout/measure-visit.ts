import { runWhenIdle } from '#web/ui/run-when-idle.ts'

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

/** Measures the visit once the page is idle, unless the visitor asks not to be tracked. */
export function measureVisit() {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === '1') return
  runWhenIdle(() => {
    import('./report-page-speed.ts').then(
      ({ reportPageSpeed }) => reportPageSpeed(),
      // Without a connection nothing could be sent either.
      () => undefined,
    )
  })
}
