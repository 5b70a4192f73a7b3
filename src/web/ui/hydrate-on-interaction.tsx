import { type ComponentType, lazy, Suspense, useEffect } from 'react'

/** Screen readers press a button without any preceding event. */
const AT_THE_LATEST_MS = 5_000

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/**
 * Hydrates a server-rendered part on the visitor's first interaction; it can be read and its links
 * followed before. Repeats a click that came too early. After a client navigation, the script is
 * loaded at once.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) {
      addEventListener('click', rememberButton, true)
      await firstInteraction()
    }
    const Loaded = await loadPatiently(load)
    return {
      default: (props: Props) => {
        useEffect(pressRememberedButton, [])
        return <Loaded {...props} />
      },
    }
  })
  return (props) => (
    <Suspense>
      <div data-later="" className="contents">
        <Part {...props} />
      </div>
    </Suspense>
  )
}

let pressed: HTMLElement | null = null

function rememberButton({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-later] button')
  if (button) pressed = button
}

function pressRememberedButton() {
  removeEventListener('click', rememberButton, true)
  const button = pressed
  pressed = null
  if (button?.isConnected) button.click()
}

function firstInteraction(): Promise<unknown> {
  if (window.scrollY > 0 || (navigator.userActivation?.hasBeenActive ?? true))
    return Promise.resolve()
  return new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, { once: true, passive: true })
    setTimeout(resolve, AT_THE_LATEST_MS)
  })
}

/** Keeps the server-rendered content if the script fails to load; retries at the next interaction. */
async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => addEventListener('pointerdown', resolve, { once: true }))
    return loadPatiently(load)
  }
}
