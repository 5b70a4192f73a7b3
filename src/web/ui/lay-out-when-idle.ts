import { runWhenIdle } from './run-when-idle.ts'

/**
 * Lays out the parts with `render-near-…` once the fonts have arrived and the browser is idle, each in a
 * task of its own. From then on nothing moves while the visitor scrolls, and a picture of the whole
 * page shows all of it.
 */
export async function layOutWhenIdle() {
  await document.fonts.ready
  const parts = [...document.querySelectorAll<HTMLElement>('[class*="render-near-"]')]
  const layOutNext = () => {
    const part = parts.shift()
    if (!part) {
      document.documentElement.dataset.laidOut = ''
      return
    }
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect()
    runWhenIdle(layOutNext)
  }
  runWhenIdle(layOutNext)
}
