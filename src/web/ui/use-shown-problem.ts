import { type RefObject, useEffect, useRef } from 'react'

/** Brings into sight what is said of a sending that failed: a form's last problem, once it is no longer busy. */
export function useShownProblem(form: RefObject<HTMLFormElement | null>, busy: boolean) {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy) {
      const problems = form.current?.querySelectorAll('[role=alert]') ?? []
      Array.from(problems).at(-1)?.scrollIntoView({ block: 'nearest' })
    }
    wasBusy.current = busy
  }, [form, busy])
}
