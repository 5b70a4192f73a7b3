import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Product } from '#contract/catalog.ts'
import type { OrderBody, Quote } from '#contract/orders.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { invalidateOrders } from '#web/api/order-reads.ts'
import { endSession } from '#web/api/session.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useLoginAddress } from '#web/layout/login-address.ts'
import { removeGuestProduct } from '#web/saved/guest-list.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { openFoldOf } from '#web/ui/fold.tsx'
import { discountsLostAsGuest, guestBodyOf, guestOrderQuestion } from './as-guest.ts'
import { canOrderAsMember } from './can-order-as-member.ts'
import { confirmSecondOrder, recentOrderOf } from './confirm-second-order.ts'
import { payingAddress } from './order-addresses.ts'
import { hasUnverifiedCode, orderBodyOf } from './order-body.ts'
import { markFields, orderFailureMessage } from './order-failure.ts'
import type { CheckedFields } from './order-fields.ts'
import { isDueOnline } from './payment-state.ts'
import { rememberOrder } from './remember-order.ts'
import { sendOrder } from './send-order.ts'
import type { Buyer } from './use-buyer.ts'
import type { OrderChoices } from './use-order-choices.ts'
import type { OrderForm } from './use-order-form.ts'
import type { LiveQuote } from './use-quote.ts'

interface Order {
  readonly product: Pick<Product, 'consulting_type' | 'product_id'>
  readonly buyer: Buyer
  readonly form: OrderForm
  readonly chosen: OrderChoices
  readonly method: string
  readonly live: LiveQuote
}

/** Places an order once, however often the button is clicked, and reports failures. */
export function usePlaceOrder({ product, buyer, form, chosen, method, live }: Order) {
  const { failures, discounts, recent: recentText } = useText().ordering
  const format = useFormat()
  const { won } = format
  const dialogs = useDialogs()
  const { alert, confirm } = dialogs
  const navigate = useNavigate()
  const login = useLoginAddress()
  const queries = useQueryClient()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  /** Ignores clicks while it runs and after success, when the screen is left. */
  async function place(fields: CheckedFields) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    const isDone = await attempt(fields).catch((error: unknown) => fail(error, buyer.kind))
    running.current = isDone
    setBusy(isDone)
  }

  async function attempt(fields: CheckedFields): Promise<boolean> {
    if (buyer.kind === 'member' && !(await canOrderAsMember())) {
      return leave(failures.loginRequired)
    }
    if (hasUnverifiedCode(fields, chosen) && !(await goesOnWithoutCode())) {
      openFoldOf('promotion_code')
      form.setFocus('promotion_code')
      return false
    }
    const quote = await live.askNow()
    if (live.shown && quote.total_price > live.shown.total_price) return showNewPrice(quote)

    const total = quote.total_price
    const body = orderBodyOf({ product, fields, chosen, method, total })
    try {
      return await send(buyer.kind, fields, body)
    } catch (error) {
      if (buyer.kind !== 'member' || !isRefusal(error) || error.status !== 500) throw error
      return asGuest(fields, body)
    }
  }

  async function goesOnWithoutCode(): Promise<boolean> {
    const goesOn = await confirm(discounts.codeUnverified, {
      text: discounts.codeUnverifiedText,
      ok: discounts.goOnWithout,
      cancel: discounts.goBack,
    })
    if (goesOn) form.setValue('promotion_code', '')
    return goesOn
  }

  /** Asks first if the same person has just placed the same order. */
  async function send(kind: Buyer['kind'], fields: CheckedFields, body: OrderBody) {
    try {
      return await finish(kind, fields, { ...body, ask_if_recent: true })
    } catch (error) {
      const recent = recentOrderOf(error)
      if (!recent) throw error
      const goesOn = await confirmSecondOrder(recent, { kind, dialogs, text: recentText, format })
      return goesOn && finish(kind, fields, body)
    }
  }

  async function finish(kind: Buyer['kind'], fields: CheckedFields, body: OrderBody) {
    const { placed, fresh } = await sendOrder(kind, buyer.id, body)
    rememberOrder(kind, { ...placed, consulting_type: product.consulting_type }, fields)
    if (kind === 'guest') removeGuestProduct('cart', product.product_id)
    if (!fresh) await alert(failures.earlierOrder)
    void invalidateOrders(queries, { refetchType: 'none' })
    if (isDueOnline(placed.payment)) {
      location.assign(payingAddress(placed.order_number))
      return true
    }
    await navigate(`/user/mypage?ordered=${placed.order_number}`, { replace: true })
    return true
  }

  /**
   * Retries as a guest without coupon and points. After a server error the order may exist: the
   * idempotency key finds it.
   */
  async function asGuest(fields: CheckedFields, body: OrderBody): Promise<boolean> {
    const guestBody = discountsLostAsGuest(body) ? guestBodyOf(body, await live.askAsGuest()) : body
    const goesOn = await confirm(failures.asGuest, {
      text: guestOrderQuestion(body, guestBody, failures, format),
      ok: failures.asGuestYes,
    })
    if (!goesOn) return say(failures.cancelled)
    try {
      return await send('guest', fields, guestBody)
    } catch (error) {
      if (!isRefusal(error) || error.code === 'OFFLINE') throw error
      markFields(form, error)
      return say([failures.guestToo(error.status), error.serverMessage].filter(Boolean).join('\n'))
    }
  }

  async function fail(error: unknown, kind: Buyer['kind']): Promise<boolean> {
    if (kind === 'member' && isRefusal(error) && error.status === 401) {
      return leave(failures.expired, { text: failures.expiredText })
    }
    if (isRefusal(error, 'PRICE_CHANGED') && error.body.quote) {
      // The server sends the quote that it calculated instead.
      return showNewPrice(error.body.quote as Quote)
    }
    if (isRefusal(error)) markFields(form, error)
    return say(orderFailureMessage(error, kind, failures))
  }

  async function leave(sentence: string, options?: { readonly text: string }): Promise<boolean> {
    endSession()
    await alert(sentence, options)
    await navigate(login)
    return false
  }

  function showNewPrice(quote: Quote): boolean {
    live.replace(quote)
    return say(failures.priceChanged(won(quote.total_price)))
  }

  function say(sentence: string): boolean {
    setFailure(sentence)
    return false
  }

  return { place, busy, failure }
}
