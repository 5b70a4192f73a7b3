import type { UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listOutbox } from '#contract/notifications.ts'
import { useFormat } from '#web/language/use-format.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { changed } from '../frame/list-address.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { RowLink } from '../frame/row-link.tsx'
import { useNow } from '../frame/use-now.ts'

interface MessageListProps {
  readonly asked: UseQueryResult<ReplyOf<typeof listOutbox>>
  readonly open: string | null
  readonly isNarrowed: boolean
}

/** Newest first; what could not be sent stands out. */
export function MessageList({ asked, open, isNarrowed }: MessageListProps) {
  const words = useAdminText().outbox
  const { relative } = useFormat()
  const now = useNow()
  const [search] = useSearchParams()

  if (!asked.data) {
    return (
      <div className="px-4 lg:px-5.5">
        {asked.isError ? <LoadProblem of={asked} /> : <SkeletonRows rows={6} />}
      </div>
    )
  }
  if (asked.data.items.length === 0) {
    return isNarrowed ? (
      <EmptyState title={words.nothingFound} text={words.nothingFoundText} />
    ) : (
      <EmptyState title={words.empty} text={words.emptyText} />
    )
  }
  return (
    <>
      {asked.isError && (
        <div className="px-4 lg:px-5.5">
          <LoadProblem of={asked} />
        </div>
      )}
      <ul>
        {asked.data.items.map((message) => (
          <RowLink
            key={message.id}
            name={message.id}
            to={changed(search, { open: message.id })}
            isOpen={message.id === open}
            title={message.subject || message.text}
            titleEnd={relative(message.created_at, now)}
            facts={`${message.to} · ${words.channels[message.channel]}`}
            factsEnd={
              <span className={message.status === 'FAILED' ? 'font-strong text-clay' : ''}>
                {words.statuses[message.status]}
              </span>
            }
          />
        ))}
      </ul>
    </>
  )
}
