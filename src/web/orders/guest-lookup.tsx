import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readStored, storageKeys, writeStored } from '#web/api/local-storage.ts'
import { reads } from '#web/api/order-reads.ts'
import { useText } from '#web/language/use-text.ts'
import { type GuestContact, guestOrders } from '#web/own-orders/my-orders-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { GuestLookupForm, useLookupForm } from './guest-lookup-form.tsx'
import { GuestLookupResults } from './guest-lookup-results.tsx'

interface GuestLookupProps {
  /** Whether another action on the screen is the primary one. */
  readonly quiet: boolean
}

/**
 * Finds a guest's orders by email and phone. Prefills what the device stores, and searches at once
 * if requested. Source: GST-02, GST-04.
 */
export function GuestLookup({ quiet }: GuestLookupProps) {
  const text = useText().myPage.guest
  const say = useToast()
  const queries = useQueryClient()
  const form = useLookupForm()
  const [sought, setSought] = useState<GuestContact | null>(null)
  const [page, setPage] = useState(1)
  const [remembers, setRemembers] = useState(false)
  const query = guestOrders(sought ?? { email: '', phone: '' }, page)
  const orders = useQuery({ ...query, enabled: sought !== null })

  useEffect(() => {
    const email = readStored(storageKeys.guestEmail)
    const phone = readStored(storageKeys.guestPhone)
    if (!email && !phone) return
    setRemembers(true)
    form.reset({ email: email ?? '', phone: phone ?? '' })
    const isAsked = ![null, 'false'].includes(readStored(storageKeys.autoSearch))
    if (isAsked && email && phone) setSought({ email, phone })
  }, [form])

  function find(contact: GuestContact) {
    const isSame = contact.email === sought?.email && contact.phone === sought.phone
    setPage(1)
    setSought(contact)
    if (isSame) void orders.refetch()
  }

  function clearDevice() {
    const { guestEmail, guestPhone, guestName, guestFlag, guestTokens, autoSearch } = storageKeys
    for (const key of [guestEmail, guestPhone, guestName, guestFlag, guestTokens, autoSearch]) {
      writeStored(key, null)
    }
    queries.removeQueries({ queryKey: [reads.orders, 'guest'] })
    form.reset({ email: '', phone: '' })
    setSought(null)
    setRemembers(false)
    say(text.deviceCleared)
  }

  return (
    <>
      <GuestLookupForm form={form} quiet={quiet} busy={orders.isFetching} onFind={find} />
      {remembers && (
        <div className="mt-2 text-center">
          <Button kind="quiet" size="small" onClick={clearDevice}>
            {text.clearDevice}
          </Button>
        </div>
      )}
      {sought && (
        <GuestLookupResults contact={sought} orders={orders} page={page} onPage={setPage} />
      )}
    </>
  )
}
