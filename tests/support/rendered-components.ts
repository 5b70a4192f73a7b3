import type { Page } from '@playwright/test'

/**
 * React's interface for developer tools, which a production build calls after each commit. Counts the
 * components of each commit that were rendered, and all that are mounted: a fiber that was reached and
 * carries the flag of performed work.
 */
const COUNTER = `(() => {
  const PERFORMED_WORK = 1
  const COMPONENTS = new Set([0, 1, 11, 14, 15])
  const isComponent = ({ tag }) => COMPONENTS.has(tag)
  const childrenOf = (fiber) => {
    const children = []
    for (let child = fiber.child; child; child = child.sibling) children.push(child)
    return children
  }
  const mounted = (fiber) =>
    childrenOf(fiber).reduce((sum, child) => sum + mounted(child), isComponent(fiber) ? 1 : 0)
  const rendered = (fiber, before) => {
    if (!before) return mounted(fiber)
    const own = isComponent(fiber) && fiber.flags & PERFORMED_WORK ? 1 : 0
    // React keeps the children of what it did not reach.
    if (fiber.child === before.child) return own
    return childrenOf(fiber).reduce((sum, child) => sum + rendered(child, child.alternate), own)
  }

  window.renderedComponents = { largest: 0, mounted: 0 }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(_id, { current }) {
      const counted = window.renderedComponents
      counted.mounted = mounted(current)
      counted.largest = Math.max(counted.largest, rendered(current, current.alternate))
    },
  }
})()`

/** Counts rendered components from now on, in every page that is loaded. */
export const countComponents = (page: Page) => page.addInitScript(COUNTER)

/**
 * Returns the most components that one commit rendered during `act`, and how many are mounted after it.
 * Call {@link countComponents} before the page is loaded.
 */
export async function componentsRendered(page: Page, act: () => Promise<unknown>) {
  await page.evaluate('renderedComponents.largest = 0')
  await act()
  // Once what the event rendered is painted.
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  )
  return page.evaluate<{ largest: number; mounted: number }>('renderedComponents')
}
