import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useText } from '#web/language/use-text.ts'
import type { QuestionDialogProps } from './question-dialog.tsx'

const loadDialog = () => import('./question-dialog.tsx')
const QuestionDialog = lazy(async () => ({ default: (await loadDialog()).QuestionDialog }))

interface MessageOptions {
  /** Shown below the title, in quieter type. */
  readonly text?: string
  readonly ok?: string
}

export interface Dialogs {
  /** Shows a message; resolves when it is closed. */
  readonly alert: (title: string, options?: MessageOptions) => Promise<void>
  /** Asks; resolves to true for the first button, to false for Escape. */
  readonly confirm: (
    title: string,
    options?: MessageOptions & Pick<QuestionDialogProps, 'cancel' | 'isDiscarding' | 'link'>,
  ) => Promise<boolean>
}

type Question = Omit<QuestionDialogProps, 'open' | 'onAnswer'> & {
  readonly id: number
  readonly answer: (ok: boolean) => void
}

const DialogsContext = createContext<Dialogs | null>(null)

/**
 * Shows questions one after the other. Loads the dialog while idle, so that a lost connection does
 * not prevent a question.
 */
export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const { ok, cancel } = useText().ui
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const [closing, setClosing] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), FETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  const ask = useCallback(async (question: Omit<Question, 'id' | 'answer'>) => {
    if (!(await canShow())) return askPlainly(question)
    return new Promise<boolean>((resolve) => {
      const id = performance.now()
      const answer = (said: boolean) => {
        setClosing(id)
        setTimeout(() => setQuestions((all) => all.filter((each) => each.id !== id)), CLOSING_MS)
        resolve(said)
      }
      setQuestions((all) => [...all, { ...question, id, answer }])
    })
  }, [])
  const dialogs = useMemo<Dialogs>(
    () => ({
      alert: async (title, options) => {
        await ask({ ok, ...options, title })
      },
      confirm: (title, options) => ask({ ok, cancel, ...options, title }),
    }),
    [ask, ok, cancel],
  )

  const [question] = questions
  return (
    <DialogsContext value={dialogs}>
      {children}
      {question && (
        <Suspense>
          <QuestionDialog
            {...question}
            key={question.id}
            open={closing !== question.id}
            onAnswer={question.answer}
          />
        </Suspense>
      )}
    </DialogsContext>
  )
}

const canShow = () =>
  loadDialog().then(
    () => true,
    () => false,
  )

/** Uses the browser's own dialog if ours could not be loaded, so that nothing typed is lost. */
function askPlainly({ title, text, cancel }: Pick<Question, 'title' | 'text' | 'cancel'>): boolean {
  const message = [title, text].filter(Boolean).join('\n\n')
  if (cancel) return window.confirm(message)
  window.alert(message)
  return true
}

const CLOSING_MS = 300
const FETCH_AFTER_MS = 3_000

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('outside of DialogsProvider')
  return dialogs
}
