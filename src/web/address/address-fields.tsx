import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { textLengths } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { PickedAddress } from './picked-address.ts'
import { PostcodeSearch } from './postcode-search.tsx'

const parts = ['postalCode', 'basicAddress', 'detailedAddress'] as const
type Part = (typeof parts)[number]

interface AddressFieldsProps {
  readonly register: (part: Part) => UseFormRegisterReturn
  readonly onPick: (address: PickedAddress) => void
  readonly optional?: boolean
  readonly problems?: Partial<Record<Part, string | undefined>>
}

const autoComplete = {
  postalCode: 'postal-code',
  basicAddress: 'address-line1',
  detailedAddress: 'address-line2',
}

/** Fields for an address, by search or typed. */
export function AddressFields({
  register,
  onPick,
  optional = false,
  problems,
}: AddressFieldsProps) {
  const { signUp: text, fields } = useText().accounts
  const [searching, setSearching] = useState(false)
  const search = (
    <Button kind="secondary" size="small" onClick={() => setSearching(true)}>
      {text.findAddress}
    </Button>
  )

  return (
    <>
      <div className="grid gap-5">
        {parts.map((part) => (
          <TextField
            key={part}
            label={fields[part]}
            optional={optional}
            autoComplete={autoComplete[part]}
            maxLength={textLengths[part]}
            problem={problems?.[part]}
            {...(part === 'postalCode' && { inputMode: 'numeric', action: search })}
            {...register(part)}
          />
        ))}
      </div>
      <PostcodeSearch open={searching} onClose={() => setSearching(false)} onPick={onPick} />
    </>
  )
}
