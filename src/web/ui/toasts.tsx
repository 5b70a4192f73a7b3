import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useText } from '#web/language/use-text.ts'
import { CloseIcon } from './icons.tsx'

const SHOWN_FOR_MS = 6_000
/** Long enough to be read out and acted on. */
const WITH_ACTION_SHOWN_FOR_MS = 15_000

interface ToastAction {
  readonly label: string
  readonly run: () => void
}

type Say = (sentence: string, action?: ToastAction) => void

interface Toast {
  readonly sentence: string
  readonly action: ToastAction | undefined
}

const ToastContext = createContext<Say | null>(null)

/**
 * Shows one short notification at a time, optionally with an action such as undo: at the bottom; on
 * a phone at the top while a dialog with buttons below is open; hidden while a question is open.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const text = useText().ui
  const [toast, setToast] = useState<Toast>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hide = useCallback(() => setToast(undefined), [])
  const wait = useCallback(
    (hasAction: boolean) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(hide, hasAction ? WITH_ACTION_SHOWN_FOR_MS : SHOWN_FOR_MS)
    },
    [hide],
  )
  const say = useCallback<Say>(
    (sentence, action) => {
      setToast({ sentence, action })
      wait(action !== undefined)
    },
    [wait],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <ToastContext value={say}>
      {children}
      <section
        aria-live="polite"
        aria-label={text.notices}
        data-print="none"
        className="pointer-events-none fixed inset-x-0 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-60 flex justify-center px-gutter md:bottom-8 max-md:has-[~*_[role=dialog]]:top-4 max-md:has-[~*_[role=dialog]]:bottom-auto has-[~*_[role=alertdialog]]:invisible"
      >
        {toast && (
          <div
            className="pointer-events-auto flex items-center gap-4 bg-ink py-1 pr-1 pl-5 text-paper"
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={() => wait(toast.action !== undefined)}
          >
            <p className="py-2 text-small">{toast.sentence}</p>
            {toast.action && (
              <button
                type="button"
                data-toast-action
                onFocus={() => clearTimeout(timer.current)}
                onBlur={() => wait(true)}
                className="min-h-touch shrink-0 text-small font-strong underline underline-offset-4"
                onClick={() => {
                  toast.action?.run()
                  hide()
                }}
              >
                {toast.action.label}
              </button>
            )}
            <button
              type="button"
              aria-label={text.close}
              className="flex size-touch shrink-0 items-center justify-center"
              onClick={hide}
            >
              <CloseIcon className="size-4" />
            </button>
          </div>
        )}
      </section>
    </ToastContext>
  )
}

/** `say('복사했어요')`, or with an action: `say('지웠어요', { label: '되돌리기', run })`. */
export function useToast(): Say {
  const say = useContext(ToastContext)
  if (!say) throw new Error('outside of ToastProvider')
  return say
}
