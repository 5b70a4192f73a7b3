import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AdminInquiry,
  answerInquiry,
  changeInquiry,
  getInquiry,
  listInquiries,
  removeInquiry,
  restoreInquiry,
} from '#contract/admin-inquiries.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type ApiRefusal, currentVersion, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'

export const INQUIRIES_KEY = ['admin', 'inquiries']
export const REFRESH_MS = 30_000

/** Number of unanswered inquiries in today’s work. */
const SHOWN_TODAY = 3
/** Number of inquiries in a customer’s history. */
const HISTORY_SIZE = 6

/** One inquiry, refetched because somebody else may answer it. */
export const adminInquiry = (id: string) =>
  queryOptions({
    queryKey: [...INQUIRIES_KEY, 'one', id],
    queryFn: ({ signal }) => call(getInquiry, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })

/** The unanswered inquiries that have waited longest, and the total. */
export const waitingInquiries = queryOptions({
  queryKey: [...INQUIRIES_KEY, 'waiting'],
  queryFn: ({ signal }) =>
    call(listInquiries, { query: { status: 'PENDING', size: SHOWN_TODAY } }, { signal }),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})

/** Inquiries from an email address, newest first. */
export const inquiriesByEmail = (email: string) =>
  queryOptions({
    queryKey: [...INQUIRIES_KEY, 'of', email],
    queryFn: ({ signal }) =>
      call(listInquiries, { query: { q: email, size: HISTORY_SIZE } }, { signal }),
  })

export const useSendAnswer = (id: string, onDone: (answered: AdminInquiry) => void) =>
  useInquiryChange(
    (body: InputOf<typeof answerInquiry>['body']) => call(answerInquiry, { params: { id }, body }),
    onDone,
  )

type InquiryChange = Omit<InputOf<typeof changeInquiry>['body'], 'base_revision'>
type InquiryRemoval = Omit<InputOf<typeof removeInquiry>['body'], 'base_revision'>

/** Closes, reopens, hides or shows an inquiry, based on the shown revision. */
export function useChangeInquiry(inquiry: AdminInquiry) {
  const baseOf = useBaseRevision(inquiry)
  return useInquiryChange((change: InquiryChange) =>
    call(changeInquiry, {
      params: { id: inquiry.id },
      body: { ...change, base_revision: baseOf() },
    }),
  )
}

/** Removes an inquiry, based on the shown revision. */
export function useRemoveInquiry(inquiry: AdminInquiry) {
  const baseOf = useBaseRevision(inquiry)
  return useInquiryChange((removal: InquiryRemoval) =>
    call(removeInquiry, {
      params: { id: inquiry.id },
      body: { ...removal, base_revision: baseOf() },
    }),
  )
}

/** Reads the newest revision when called, because Undo in a toast runs after the screen changed. */
function useBaseRevision({ id, revision }: AdminInquiry) {
  const queries = useQueryClient()
  return () => queries.getQueryData(adminInquiry(id).queryKey)?.revision ?? revision
}

export const useRestoreInquiry = (id: string) =>
  useInquiryChange((_: undefined) => call(restoreInquiry, { params: { id } }))

/** Sends a change and caches the inquiry that the server returns, also after a conflict. */
function useInquiryChange<Values>(
  send: (values: Values) => Promise<AdminInquiry>,
  onDone?: (changed: AdminInquiry) => void,
) {
  const queries = useQueryClient()
  const show = (inquiry: AdminInquiry) =>
    queries.setQueryData(adminInquiry(inquiry.id).queryKey, inquiry)

  return useMutation<AdminInquiry, ApiRefusal, Values>({
    mutationFn: send,
    onSuccess: (changed) => {
      show(changed)
      onDone?.(changed)
    },
    onError: (error) => {
      if (isRefusal(error, 'EDIT_CONFLICT')) show(currentVersion(error))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: INQUIRIES_KEY }),
  })
}
