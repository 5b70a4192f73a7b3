import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sheet } from '#contract/reports.ts'
import { askAboutSheet, listSheetQuestions, type SheetQuestion } from '#contract/sheet-questions.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { INQUIRIES } from '#web/inquiries/inquiry-queries.ts'

const inputOf = ({ order_number }: Pick<Sheet, 'order_number'>, token: string | null) => ({
  params: { order_number },
  query: { guest_token: token ?? undefined },
})

/** Questions about all parts of a sheet. */
export const sheetQuestions = (sheet: Sheet, token: string | null) =>
  queryOptions({
    queryKey: [INQUIRIES, 'sheet', sheet.order_number, token],
    queryFn: async ({ signal }): Promise<readonly SheetQuestion[]> =>
      (await call(listSheetQuestions, inputOf(sheet, token), { signal })).items,
  })

interface Asked {
  readonly part: string
  readonly content: string
  /** Idempotency key: the same content sent again is the same question. */
  readonly key: string
}

/** Sends a question; resolves once it is shown in the sheet. */
export function useAskAboutSheet(sheet: Sheet, token: string | null) {
  const queries = useQueryClient()
  return useMutation<SheetQuestion, ApiRefusal, Asked>({
    mutationFn: ({ key, ...body }) =>
      call(askAboutSheet, { ...inputOf(sheet, token), body }, { idempotencyKey: key }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [INQUIRIES] }),
  })
}
