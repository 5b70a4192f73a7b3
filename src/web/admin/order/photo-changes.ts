import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf, ReceivedOf } from '#contract/endpoint.ts'
import { askForPhoto, withdrawPhotoRequest } from '#contract/photo-requests.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'

/**
 * Refetches lists and the order, whatever the result: a refusal means that it changed elsewhere. Stays
 * with the order, since several photos may be asked for.
 */
export function useRefetchOrders() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['admin', 'orders'] })
}

function usePhotoChange<E extends Endpoint, Values>(
  endpoint: E,
  inputOf: (values: Values) => InputOf<E>,
  onDone: () => void,
) {
  const refetch = useRefetchOrders()
  return useMutation<ReceivedOf<E>, ApiRefusal, Values>({
    mutationFn: (values) => call(endpoint, inputOf(values)),
    onSuccess: onDone,
    onSettled: refetch,
  })
}

export const useAskForPhoto = (orderNumber: string, onDone: () => void) =>
  usePhotoChange(
    askForPhoto,
    (body: InputOf<typeof askForPhoto>['body']) => ({
      params: { order_number: orderNumber },
      body,
    }),
    onDone,
  )

export const useWithdrawRequest = (orderNumber: string, onDone: () => void) =>
  usePhotoChange(
    withdrawPhotoRequest,
    (id: string) => ({ params: { order_number: orderNumber, id } }),
    onDone,
  )
