import { createContext, type ReactNode, useContext } from 'react'
import { loadMemberMessages, type MemberMessages } from '#texts/member-messages.ts'
import { useLateMessages } from '#web/language/use-late-messages.ts'
import { useText } from '#web/language/use-text.ts'
import { Problem } from '#web/ui/problem.tsx'

const MemberTextContext = createContext<MemberMessages | null>(null)

interface MemberTextProps {
  /** Skeleton until the texts are loaded. */
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

/** Loads the member-only texts for a part of a screen. */
export function MemberText({ skeleton, children }: MemberTextProps) {
  const { offline } = useText().myPage
  const { text, failed, retry } = useLateMessages('member-messages', loadMemberMessages)

  if (text) return <MemberTextContext value={text}>{children}</MemberTextContext>
  return failed ? (
    <div className="py-7">
      <Problem onRetry={retry}>{offline}</Problem>
    </div>
  ) : (
    skeleton
  )
}

/** Returns the member-only texts in the page's language. */
export function useMemberText(): MemberMessages {
  const text = useContext(MemberTextContext)
  if (!text) throw new Error('outside of MemberText')
  return text
}
