import { onCLS, onINP, onLCP } from 'web-vitals'
import { measuredPageOf, PAGE_SPEED_PATH } from '#domain/dashboard/page-speed.ts'

/** Phones have no pointer that can hover. */
const PHONE = '(hover: none) and (max-width: 60rem)'

/**
 * Sends how fast the page was that the visit began with, once, when the visitor first leaves it.
 * Source: docs/rules.md D-7.
 */
export function reportPageSpeed() {
  const page = measuredPageOf(location.pathname)
  const device = matchMedia(PHONE).matches ? 'PHONE' : 'COMPUTER'
  const measured: { lcp_ms?: number; inp_ms?: number; cls?: number } = {}
  onLCP(({ value }) => {
    measured.lcp_ms = Math.round(value)
  })
  onINP(({ value }) => {
    measured.inp_ms = Math.round(value)
  })
  onCLS(({ value }) => {
    measured.cls = value
  })
  // Registered last: the library completes its figures in listeners of the same event.
  addEventListener('visibilitychange', send)

  function send() {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    if (Object.keys(measured).length === 0) return
    // Like a beacon, it outlives the page; unlike one, it sends no cookies.
    fetch(PAGE_SPEED_PATH, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page, device, ...measured }),
    }).catch(() => undefined)
  }
}
