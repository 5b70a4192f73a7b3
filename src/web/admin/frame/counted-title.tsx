import { type ReactNode, useMemo } from 'react'
import type { AdminMessages } from '#texts/admin-messages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { AdminTextContext } from './admin-text.ts'
import { useWaitingCount } from './use-waiting-count.ts'

interface CountedTitleProps {
  readonly text: AdminMessages
  readonly children: ReactNode
}

/** Gives the back office its sentences; the title of every screen begins with how much waits. */
export function CountedTitle({ text, children }: CountedTitleProps) {
  const { number } = useFormat()
  const waiting = useWaitingCount()
  const counted = useMemo(
    () =>
      waiting === 0
        ? text
        : {
            ...text,
            pageTitle: (screen: string) => `(${number(waiting)}) ${text.pageTitle(screen)}`,
          },
    [text, waiting, number],
  )
  return <AdminTextContext value={counted}>{children}</AdminTextContext>
}
