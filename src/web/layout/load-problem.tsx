import { isRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { Problem } from '#web/ui/problem.tsx'

interface LoadProblemProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly busy: boolean
}

/** Replaces something that could not be loaded, with a retry button. */
export function LoadProblem({ error, onRetry, busy }: LoadProblemProps) {
  const text = useText().myPage
  // A retry would count against the limit: the server says how long to wait.
  const tooMany = isRefusal(error, 'TOO_MANY_REQUESTS') ? error.serverMessage : null
  return (
    <div className="py-7">
      <Problem onRetry={onRetry} busy={busy}>
        {isRefusal(error, 'OFFLINE') ? text.offline : (tooMany ?? text.loadFailed)}
      </Problem>
    </div>
  )
}
