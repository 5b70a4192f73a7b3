import { useKeys } from './use-keys.ts'

/** Runs the action of the newest toast, usually Undo, on `z`. */
export function ToastKey() {
  useKeys({ z: () => document.querySelector<HTMLElement>('[data-toast-action]')?.click() })
  return null
}
