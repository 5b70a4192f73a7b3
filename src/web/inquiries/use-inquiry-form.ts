import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { readStored, storageKeys } from '#web/api/local-storage.ts'
import { useSession } from '#web/api/session.ts'
import { readInquiryDraft, removeInquiryDraft, saveInquiryDraft } from './inquiry-draft.ts'
import { type AskKind, type InquiryFields, rulesOf } from './inquiry-rules.ts'

export type InquiryForm = UseFormReturn<InquiryFields>

/** Initial values by screen: a question to the studio is private. */
const firstOf = {
  product: { inquiry_type: 'PRODUCT' },
  board: {},
  question: { inquiry_type: 'OTHER', is_private: true },
} as const satisfies Record<AskKind, Partial<InquiryFields>>

const empty: InquiryFields = {
  title: '',
  content: '',
  inquiry_type: '',
  product_type: '',
  is_private: false,
  writer_name: '',
  writer_email: '',
  writer_password: '',
}

/**
 * Form of an inquiry under its screen's rules. What was typed survives dialog and reload until it
 * is sent.
 */
export function useInquiryForm(kind: AskKind, initial: Partial<InquiryFields>) {
  const memberId = useSession()?.user.id
  const isGuest = memberId === undefined
  const owner = `${kind} ${memberId ?? 'guest'}`
  const fresh = { ...empty, ...firstOf[kind], ...initial, ...(isGuest && knownGuest()) }
  const form = useForm<InquiryFields>({
    defaultValues: { ...fresh, ...readInquiryDraft(owner) },
    resolver: (fields, ...rest) => {
      const rules = rulesOf({ kind, isGuest, isPrivate: fields.is_private })
      // With `raw`, the resolver returns the fields as they are, not what the schema makes of them.
      const resolve = zodResolver(rules, undefined, { raw: true }) as Resolver<InquiryFields>
      return resolve(fields, ...rest)
    },
  })
  const { subscribe } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveInquiryDraft(owner, values),
      }),
    [subscribe, owner],
  )

  function clear() {
    form.reset(fresh)
    removeInquiryDraft()
  }
  return { form, clear }
}

/** Prefills the name of a guest who ordered on this device. */
const knownGuest = () => ({
  writer_name: readStored(storageKeys.guestName) ?? '',
  writer_email: readStored(storageKeys.guestEmail) ?? '',
})
