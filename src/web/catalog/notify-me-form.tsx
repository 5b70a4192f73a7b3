import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import type { ConsultingType } from '#contract/catalog.ts'
import { emailField } from '#contract/fields.ts'
import { requestProduct } from '#contract/product-requests.ts'
import { productRequestTexts } from '#texts/product-requests.ts'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { failureMessage } from '#web/api/failure-message.ts'
import { useSession } from '#web/api/session.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { ScrollIntoView } from '#web/ui/scroll-into-view.tsx'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { productAddress } from './product-place.ts'

/**
 * Form to request a notification when a kind of consulting is sold, with its own consent. Source:
 *
 */
export function NotifyMeForm({ kind }: { readonly kind: ConsultingType }) {
  const text = usePageTexts(productRequestTexts)
  const name = useText().myPage.consultingTypes[kind]
  const title = useId()
  const ownEmail = useSession()?.user.email ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [agrees, setAgrees] = useState(false)
  const [tried, setTried] = useState(false)
  const [form, focusProblem] = useFocusProblem()
  const email = typed ?? ownEmail
  const isAddress = emailField.safeParse(email).success
  const asking = useMutation<unknown, ApiRefusal, void>({
    mutationFn: () =>
      call(requestProduct, { body: { consulting_type: kind, email, consent: true } }),
  })

  function ask(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isAddress && agrees) asking.mutate()
    else focusProblem()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={ask}
      aria-labelledby={title}
      id={kind}
      className="scroll-mt-24 border-t border-sand py-6"
    >
      <h3 id={title} className="display-heading">
        {text.form(name)}
      </h3>
      {!asking.isSuccess && (
        <div className="mt-4 space-y-4">
          <EmailField
            label={text.email}
            value={email}
            onChange={({ target }) => setTyped(target.value)}
            problem={tried && !isAddress ? text.emailNeeded : null}
          />
          <Checkbox
            label={text.consent}
            hint={text.consentHint}
            checked={agrees}
            onChange={({ target }) => setAgrees(target.checked)}
            problem={tried && !agrees ? text.consentNeeded : null}
          />
          {asking.error && (
            <Problem>
              {failureMessage(asking.error, text)} <SoldInstead refusal={asking.error} />
            </Problem>
          )}
          <Button type="submit" kind="secondary" busy={asking.isPending}>
            {text.send}
          </Button>
        </div>
      )}
      <div role="status" className="mt-4 empty:hidden">
        {asking.isSuccess && <ScrollIntoView>{text.sent}</ScrollIntoView>}
      </div>
    </form>
  )
}

/** Links to the product if it is on sale already, as the refusal says. */
function SoldInstead({ refusal }: { readonly refusal: ApiRefusal }) {
  const text = usePageTexts(productRequestTexts)
  if (!isRefusal(refusal, 'KIND_ON_SALE')) return null
  // The server adds the product that is sold.
  const { product } = refusal.body as { product?: { product_id: string; name: string } }
  return (
    product && (
      <Link to={productAddress(product)} className="underline">
        {text.toProduct(product.name)}
      </Link>
    )
  )
}
