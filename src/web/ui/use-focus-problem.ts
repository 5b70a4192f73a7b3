import { useEffect, useRef, useState } from 'react'

/** Returns a form's ref, and a function that focuses its first invalid field or question. */
export function useFocusProblem() {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const first =
      tries > 0 && form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    if (!first) return
    const field = first.matches('fieldset') ? first.querySelector('input') : first
    field?.focus({ preventScroll: true })
    first.scrollIntoView({ block: 'center' })
  }, [tries])

  return [form, () => setTries((count) => count + 1)] as const
}
