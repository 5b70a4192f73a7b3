import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react'
import { suggestMailDomain } from '#domain/accounts/mail-domain.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from './button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * Field for an email address. Suggests a correction of a mistyped domain when the field is left;
 * never blocks submission. Takes the props of a form's `register()`.
 */
export function EmailField({ onBlur, onChange, ...field }: TextFieldProps) {
  const text = useText().ui
  const input = useRef<HTMLInputElement>(null)
  const [domain, setDomain] = useState<string | null>(null)

  function leave(event: FocusEvent<HTMLInputElement>) {
    input.current = event.currentTarget
    setDomain(suggestMailDomain(event.currentTarget.value))
    onBlur?.(event)
  }
  function change(event: ChangeEvent<HTMLInputElement>) {
    setDomain(null)
    onChange?.(event)
  }
  function take() {
    if (!input.current || !domain) return
    const [name = ''] = input.current.value.trim().split('@')
    typeInto(input.current, `${name}@${domain}`)
    input.current.focus()
  }

  return (
    <div>
      <TextField type="email" autoComplete="email" {...field} onBlur={leave} onChange={change} />
      <div aria-live="polite">
        {domain && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small">
            <span>{text.meantDomain(domain)}</span>
            <Button kind="quiet" size="small" onClick={take}>
              {text.takeDomain}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

/** Sets a field's value as if it had been typed, so that listeners receive the event. */
function typeInto(input: HTMLInputElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
