import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { User } from '#contract/accounts.ts'
import { readDraft, saveDraft } from './order-draft.ts'
import {
  type CheckedFields,
  type OrderFields,
  orderFieldNames,
  orderFieldsSchema,
} from './order-fields.ts'

export type OrderForm = UseFormReturn<OrderFields, unknown, CheckedFields>

/**
 * Form of the order page. Without default values, so that what was typed before hydration stays;
 * then the tab's draft and the member's details fill empty fields.
 */
export function useOrderForm(buyerId: string, me: User | undefined): OrderForm {
  const form = useForm<OrderFields, unknown, CheckedFields>({
    resolver: zodResolver(orderFieldsSchema),
    shouldUseNativeValidation: false,
  })
  const { subscribe } = form

  useEffect(() => fillEmpty(form, readDraft(buyerId)?.fields ?? {}), [form, buyerId])
  useEffect(() => {
    if (me) fillEmpty(form, { ...detailsOf(me), ...readDraft(buyerId)?.fields })
  }, [form, buyerId, me])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(buyerId, { fields: values }),
      }),
    [subscribe, buyerId],
  )
  return form
}

function fillEmpty(form: OrderForm, values: Partial<OrderFields>) {
  for (const name of orderFieldNames) {
    const value = values[name]
    if (value && !form.getValues(name)) form.setValue(name, value)
  }
}

const detailsOf = (me: User): Partial<OrderFields> => ({
  guest_name: me.name,
  guest_email: me.email,
  guest_phone: me.phone,
  guest_postal_code: me.postal_code ?? '',
  guest_basic_address: me.basic_address ?? '',
  guest_detailed_address: me.detailed_address ?? '',
})
