import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PayingTexts } from '#texts/paying.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { loadWidget, providerError, type Widget } from './load-widget.ts'
import { openIntent, paying } from './paying-queries.ts'
import { usePayingText } from './use-paying-text.ts'

interface PayingWidget {
  readonly state: 'loading' | 'ready' | 'failed'
  /** Ignores clicks while the customer is at the bank. */
  readonly busy: boolean
  /** Message why nothing was started. */
  readonly errorMessage: string | null
  pay(): Promise<void>
  reload(): void
}

/** Manages the provider's widget for an order, from its script to the redirect to the bank. */
export function useWidget(proof: OrderProof): PayingWidget {
  const text = usePayingText()
  const queries = useQueryClient()
  const attempt = useQuery(openIntent(proof))
  const widget = useRef<Widget | null>(null)
  const running = useRef(false)
  const [state, setState] = useState<PayingWidget['state']>('loading')
  const [busy, setBusy] = useState(false)
  const [errorMessage, setWord] = useState<string | null>(null)
  const { data: opened, error } = attempt

  useEffect(() => {
    if (!opened) return
    let isGone = false
    setState('loading')
    loadWidget(opened).then(
      (loaded) => {
        if (isGone) return loaded.close()
        widget.current = loaded
        setState('ready')
      },
      () => !isGone && setState('failed'),
    )
    return () => {
      isGone = true
      widget.current?.close()
      widget.current = null
    }
  }, [opened])

  // Another window has continued the payment: shows its state instead.
  useEffect(() => {
    if (!error) return
    setState('failed')
    if (isRefusal(error, 'PAYMENT_IN_PROGRESS', 'ILLEGAL_TRANSITION')) {
      void queries.invalidateQueries({ queryKey: paying(proof).queryKey })
    }
  }, [error, queries, proof])

  // The back-forward cache may restore this page in its busy state.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      running.current = false
      setBusy(false)
      void queries.invalidateQueries({ queryKey: paying(proof).queryKey })
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [queries, proof])

  async function pay() {
    if (!widget.current || running.current) return
    running.current = true
    setBusy(true)
    setWord(null)
    try {
      await widget.current.requestPayment(proof.orderNumber)
    } catch (reason) {
      setWord(wordsFor(providerError(reason), text))
    }
    running.current = false
    setBusy(false)
  }

  function reload() {
    setState('loading')
    void attempt.refetch()
  }

  return { state, busy, errorMessage, pay, reload }
}

function wordsFor(code: string, text: PayingTexts): string {
  switch (code) {
    case 'USER_CANCEL':
    case 'PAY_PROCESS_CANCELED':
      return text.closed
    case 'NOT_SELECTED_PAYMENT_METHOD':
      return text.chooseMethod
    case 'NEED_AGREEMENT_WITH_REQUIRED_TERMS':
      return text.agreeTerms
    case 'NEED_CARD_PAYMENT_DETAIL':
    case 'NEED_REFUND_ACCOUNT_DETAIL':
      return text.moreNeeded
    default:
      return text.notStarted
  }
}
