import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import {
  dismissReceipt,
  importStatement,
  matchExactReceipts,
  matchReceipt,
  readLastImport,
  restoreReceipt,
  reverseReceipt,
  sendReceiptBack,
  undoImport,
} from '#contract/receipts.ts'
import { call } from '#web/api/client.ts'
import { useMoneyChange } from './money-queries.ts'

export const RECEIPTS_KEY = ['admin', 'money', 'receipts']

export const lastImport = queryOptions({
  queryKey: ['admin', 'money', 'last-import'],
  queryFn: ({ signal }) => call(readLastImport, {}, { signal }),
})

export const useImportStatement = () =>
  useMoneyChange(importStatement, (body: InputOf<typeof importStatement>['body']) => ({ body }))

export const useUndoImport = () =>
  useMoneyChange(undoImport, (body: InputOf<typeof undoImport>['body']) => ({ body }), 'errors')

export const useMatchExact = () =>
  useMoneyChange(matchExactReceipts, (ids: string[]) => ({ body: { ids } }))

export const useMatchReceipt = (id: string) =>
  useMoneyChange(matchReceipt, (order_number: string) => ({
    params: { id },
    body: { order_number },
  }))

export const useSendReceiptBack = (id: string) =>
  useMoneyChange(sendReceiptBack, (_: undefined) => ({ params: { id } }), 'errors')

export const useDismissReceipt = (id: string) =>
  useMoneyChange(dismissReceipt, (_: undefined) => ({ params: { id } }), 'errors')

export const useRestoreReceipt = (id: string) =>
  useMoneyChange(restoreReceipt, (_: undefined) => ({ params: { id } }), 'errors')

export const useReverseReceipt = (id: string) =>
  useMoneyChange(reverseReceipt, (note: string | null) => ({ params: { id }, body: { note } }))
