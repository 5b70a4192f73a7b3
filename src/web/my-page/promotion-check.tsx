import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { validatePromotionCode } from '#contract/promotions.ts'
import { textLengths } from '#domain/limits/limits.ts'
import type { Messages } from '#texts/messages.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDiscountText } from './use-discount-text.ts'

/** Shows a code's discount before an order is started. Source: MYP-01. */
export function PromotionCheck() {
  const text = useText().myPage.codeCheck
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const check = useMutation({
    mutationFn: (typed: string) => call(validatePromotionCode, { params: { code: typed } }),
  })

  function type(typed: string) {
    setCode(typed)
    setMissing(false)
    check.reset()
  }
  function start() {
    const typed = code.trim()
    setMissing(typed === '')
    if (typed !== '') check.mutate(typed)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <p className="mb-4 text-small text-muted">{text.intro}</p>
      <TextField
        label={text.label}
        value={code}
        onChange={({ target }) => type(target.value)}
        maxLength={textLengths.promotionCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        problem={isMissing ? text.empty : check.isError ? sentenceOf(check.error, text) : undefined}
        action={
          <Button type="submit" kind="secondary" size="small" busy={check.isPending}>
            {text.check}
          </Button>
        }
      />
      <div role="status">{check.data && <Promotion promotion={check.data} />}</div>
    </form>
  )
}

function Promotion({
  promotion: { name, start_date: from, end_date: until, ...discount },
}: {
  readonly promotion: ReplyOf<typeof validatePromotionCode>
}) {
  const text = useText().myPage.codeCheck
  const { date } = useFormat()
  const discountText = useDiscountText()

  return (
    <div className="mt-4 border-l-3 border-moss px-4 py-2">
      <p className="font-strong">{name}</p>
      <DefinitionList
        dense
        items={[
          { term: text.discount, value: discountText(discount) },
          {
            term: text.period,
            value: until ? text.between(date(from), date(until)) : text.from(date(from)),
          },
        ]}
      />
    </div>
  )
}

function sentenceOf(error: unknown, text: Messages['myPage']['codeCheck']): string {
  if (!isRefusal(error)) return text.failed(text.unknown)
  switch (error.status) {
    case 0:
      return text.failed(text.offline)
    case 400:
      return text.invalid
    case 404:
      return text.notFound
    case 410:
      return text.expired
    default:
      return text.failed(error.serverMessage ?? text.unknown)
  }
}
