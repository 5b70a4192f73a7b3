import { isRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { Problem } from '#web/ui/problem.tsx'

interface LoadProblemProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly busy: boolean
}

/** Stands where something could not be loaded, and loads it again. */
export function LoadProblem({ error, onRetry, busy }: LoadProblemProps) {
  const text = useText().myPage
  // Trying again would be counted again: the server says how long not to.
  const tooMany = isRefusal(error, 'TOO_MANY_REQUESTS') ? error.serverMessage : null
  return (
    <div className="py-7">
      <Problem onRetry={onRetry} busy={busy}>
        {isRefusal(error, 'OFFLINE') ? text.offline : (tooMany ?? text.loadFailed)}
      </Problem>
    </div>
  )
}
