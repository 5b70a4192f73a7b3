import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { textLengths } from '#domain/limits/limits.ts'
import { PostcodeSearch } from '#web/address/postcode-search.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useOrderFields } from './order-fields.ts'

/** Optional address (by search or typed) and message. Source: ORD-08, GST-01. */
export function AddressSection() {
  const text = useText().ordering.address
  const { number } = useFormat()
  const { register, setValue, control, formState } = useOrderFields()
  const typed = useWatch({ control, name: addressFields })
  const message = typed.at(-1)
  const [searching, setSearching] = useState(false)
  const { errors } = formState
  const tooLong = (name: keyof typeof limits) => errors[name] && text.tooLong(number(limits[name]))

  return (
    <section className="border-t border-ink py-3">
      <Fold label={text.add} hint={text.hint} filled={typed.some(Boolean)}>
        <div className="space-y-6">
          <TextField
            {...register('guest_postal_code')}
            aria-required={false}
            label={text.postalCode}
            inputMode="numeric"
            autoComplete="postal-code"
            problem={tooLong('guest_postal_code')}
            action={
              <Button kind="secondary" size="small" onClick={() => setSearching(true)}>
                {text.search}
              </Button>
            }
          />
          <TextField
            {...register('guest_basic_address')}
            aria-required={false}
            label={text.basic}
            autoComplete="address-line1"
            problem={tooLong('guest_basic_address')}
          />
          <TextField
            {...register('guest_detailed_address')}
            aria-required={false}
            label={text.detailed}
            autoComplete="address-line2"
            problem={tooLong('guest_detailed_address')}
          />
          <TextArea
            {...register('delivery_message')}
            aria-required={false}
            rows={3}
            label={text.message}
            limit={textLengths.deliveryMessage}
            value={message ?? ''}
            problem={tooLong('delivery_message')}
          />
        </div>
      </Fold>
      <PostcodeSearch
        open={searching}
        onClose={() => setSearching(false)}
        onPick={({ postalCode, basicAddress }) => {
          setValue('guest_postal_code', postalCode, { shouldDirty: true })
          setValue('guest_basic_address', basicAddress, { shouldDirty: true })
        }}
      />
    </section>
  )
}

const addressFields = [
  'guest_postal_code',
  'guest_basic_address',
  'guest_detailed_address',
  'delivery_message',
] as const

const limits = {
  guest_postal_code: textLengths.postalCode,
  guest_basic_address: textLengths.basicAddress,
  guest_detailed_address: textLengths.detailedAddress,
  delivery_message: textLengths.deliveryMessage,
} as const
