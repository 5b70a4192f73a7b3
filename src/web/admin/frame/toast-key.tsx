import { useKeys } from './use-keys.ts'

/** `z` does what the last notice offers: mostly to undo what was just done. */
export function ToastKey() {
  useKeys({ z: () => document.querySelector<HTMLElement>('[data-toast-action]')?.click() })
  return null
}
