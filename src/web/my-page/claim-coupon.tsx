import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { claimCoupon } from '#contract/promotions.ts'
import { textLengths } from '#domain/limits/limits.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { reads } from '#web/api/order-reads.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'

/** Claims a coupon by a code from the studio. */
export function ClaimCoupon() {
  const { refusals, myPage } = useText()
  const text = myPage.coupons
  const say = useToast()
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const claim = useMutation<ReplyOf<typeof claimCoupon>, ApiRefusal, string>({
    mutationFn: (typed) => call(claimCoupon, { body: { code: typed } }),
    onSuccess({ name }) {
      setCode('')
      say(text.claimed(name))
      void queries.invalidateQueries({ queryKey: [reads.promotions] })
    },
  })
  const isNoCode = claim.error?.code === 'VALIDATION_FAILED'
  const why = isNoCode ? refusals.COUPON_CODE_UNKNOWN : claim.error?.serverMessage

  return (
    <form
      noValidate
      className="mb-6"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = code.trim()
        setMissing(typed === '')
        if (typed !== '' && !claim.isPending) claim.mutate(typed)
      }}
    >
      <TextField
        label={text.code}
        hint={text.codeHint}
        value={code}
        onChange={({ target }) => {
          setCode(target.value)
          setMissing(false)
          claim.reset()
        }}
        maxLength={textLengths.promotionCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        problem={
          isMissing
            ? text.codeNeeded
            : claim.isError
              ? (why ?? myPage.codeCheck.offline)
              : undefined
        }
        action={
          <Button type="submit" kind="secondary" size="small" busy={claim.isPending}>
            {text.claim}
          </Button>
        }
      />
    </form>
  )
}
