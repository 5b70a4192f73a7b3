import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Sheet } from '#contract/reports.ts'
import {
  listSheetShares,
  revokeSheetShare,
  type ShareDays,
  type SheetShare,
  shareSheet,
} from '#contract/sheet-shares.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { reads } from '#web/api/order-reads.ts'

const inputOf = ({ id }: Pick<Sheet, 'id'>, token: string | null) => ({
  params: { id },
  query: { token: token ?? undefined },
})
const keyOf = ({ id }: Pick<Sheet, 'id'>) => [reads.reports, 'shares', id]

/** Active share links of a sheet. */
export const sheetShares = (sheet: Sheet, token: string | null) =>
  queryOptions({
    queryKey: [...keyOf(sheet), token],
    queryFn: async ({ signal }): Promise<readonly SheetShare[]> =>
      (await call(listSheetShares, inputOf(sheet, token), { signal })).items,
  })

/** Creates a link that expires after some days. */
export function useShareSheet(sheet: Sheet, token: string | null) {
  const queries = useQueryClient()
  return useMutation<ReplyOf<typeof shareSheet>, ApiRefusal, ShareDays>({
    mutationFn: (days) => call(shareSheet, { ...inputOf(sheet, token), body: { days } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(sheet) }),
  })
}

/** Revokes a link by its id. */
export function useRevokeShare(sheet: Sheet, token: string | null) {
  const queries = useQueryClient()
  return useMutation<unknown, ApiRefusal, string>({
    mutationFn: (share_id) => {
      const { params, query } = inputOf(sheet, token)
      return call(revokeSheetShare, { params: { ...params, share_id }, query })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(sheet) }),
  })
}
