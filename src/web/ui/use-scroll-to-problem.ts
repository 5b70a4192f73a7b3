import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a form's last problem into view once a failed submission has ended. */
export function useScrollToProblem(form: RefObject<HTMLFormElement | null>, busy: boolean) {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy) {
      const problems = form.current?.querySelectorAll('[role=alert]') ?? []
      Array.from(problems).at(-1)?.scrollIntoView({ block: 'nearest' })
    }
    wasBusy.current = busy
  }, [form, busy])
}
