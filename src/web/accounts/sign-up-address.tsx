import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { textLengths } from '#domain/limits/limits.ts'
import { PostcodeSearch } from '#web/address/postcode-search.tsx'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/page.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SignUpValues } from './sign-up-values.ts'

/** An address by search or by hand; none of it is needed. Source: SGN-04. */
export function SignUpAddress({ register, setValue, setFocus }: UseFormReturn<SignUpValues>) {
  const { signUp: text, fields } = useText().accounts
  const [searching, setSearching] = useState(false)

  return (
    <Section title={text.address} hint={text.addressOptional}>
      <div className="grid gap-5">
        <TextField
          label={fields.postalCode}
          optional
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={textLengths.postalCode}
          {...register('postalCode')}
          action={
            <Button kind="secondary" size="small" onClick={() => setSearching(true)}>
              {text.findAddress}
            </Button>
          }
        />
        <TextField
          label={fields.basicAddress}
          optional
          autoComplete="address-line1"
          maxLength={textLengths.basicAddress}
          {...register('basicAddress')}
        />
        <TextField
          label={fields.detailedAddress}
          optional
          autoComplete="address-line2"
          maxLength={textLengths.detailedAddress}
          {...register('detailedAddress')}
        />
      </div>
      <PostcodeSearch
        open={searching}
        onClose={() => setSearching(false)}
        onPick={({ postalCode, basicAddress }) => {
          setValue('postalCode', postalCode)
          setValue('basicAddress', basicAddress)
          setFocus('detailedAddress')
        }}
      />
    </Section>
  )
}
