import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { PagedList } from '#web/ui/paged-list.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import type { InquiryList } from './inquiry-queries.ts'
import { InquiryTable } from './inquiry-table.tsx'
import { OpenedInquiry } from './opened-inquiry.tsx'
import { useOpening } from './use-opening.ts'

interface InquiryBoardProps {
  readonly inquiries: UseQueryResult<InquiryList>
  readonly page: number
  readonly hrefOf: (page: number) => string
  /** Message if the list cannot be read. */
  readonly failed: string
  readonly empty: ReactNode
  readonly withWriter?: boolean
  readonly onBoard?: boolean
}

/** Shows a list of inquiries with its pages and the open one, for every screen. */
export function InquiryBoard({
  inquiries,
  page,
  hrefOf,
  failed,
  empty,
  withWriter = true,
  onBoard = false,
}: InquiryBoardProps) {
  const text = useText().inquiries
  const { data = null, error, refetch } = inquiries
  const { opening, isOpen, open, openId, show, close } = useOpening()
  useNamedInquiry(openId)

  return (
    <>
      <PagedList
        page={page}
        query={inquiries}
        rendered={data}
        failed={isRefusal(error, 'OFFLINE') ? text.offline : failed}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows />}
        hrefOf={hrefOf}
      >
        {({ total, items }) =>
          total === 0 ? (
            empty
          ) : (
            <InquiryTable
              rows={items}
              withWriter={withWriter}
              onBoard={onBoard}
              onOpen={(row) => void open(row)}
            />
          )
        }
      </PagedList>
      {opening && (
        <OpenedInquiry
          opening={opening}
          open={isOpen}
          onBoard={onBoard}
          onUnlocked={(row) => show({ row, as: 'password' })}
          onClose={close}
        />
      )}
    </>
  )
}

/** Opens the inquiry in `?inquiry=` once, as linked from a mail. */
function useNamedInquiry(openId: (id: string) => Promise<void>) {
  const [search, setSearch] = useSearchParams()
  const named = search.get('inquiry')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the name alone says that there is one to open
  useEffect(() => {
    if (!named) return
    void openId(named)
    setSearch(
      (before) => {
        before.delete('inquiry')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [named])
}
