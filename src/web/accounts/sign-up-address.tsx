import type { UseFormReturn } from 'react-hook-form'
import { AddressFields } from '#web/address/address-fields.tsx'
import { useText } from '#web/language/use-text.ts'
import { Section } from '#web/ui/page.tsx'
import type { SignUpValues } from './sign-up-values.ts'

/** Optional address, by search or typed. Source: SGN-04. */
export function SignUpAddress({ register, setValue, setFocus }: UseFormReturn<SignUpValues>) {
  const text = useText().accounts.signUp

  return (
    <Section title={text.address} hint={text.addressOptional}>
      <AddressFields
        optional
        register={register}
        onPick={({ postalCode, basicAddress }) => {
          setValue('postalCode', postalCode)
          setValue('basicAddress', basicAddress)
          setFocus('detailedAddress')
        }}
      />
    </Section>
  )
}
