import { type ReactNode, useMemo } from 'react'
import type { AdminMessages } from '#texts/admin-messages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { AdminTextContext } from './admin-text.ts'
import { useWaitingCount } from './use-waiting-count.ts'

interface CountedTitleProps {
  readonly text: AdminMessages
  readonly children: ReactNode
}

/**
 * Provides the texts of the back office, and page titles that start with the number of waiting
 * tasks.
 */
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
