import { useId } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

interface StarChoiceProps extends ChoiceGroupProps {
  /** Label of each star, from one star up. */
  readonly labels: readonly string[]
  /** 0 if none is chosen. */
  readonly value: number
  readonly onChange: (value: number) => void
}

/** Stars as radio buttons. */
export function StarChoice({ labels, value, onChange, ...group }: StarChoiceProps) {
  const name = useId()

  return (
    <ChoiceGroup {...group}>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="-ml-1.5 flex">
          {labels.map((label, index) => (
            <label
              key={label}
              className={`relative flex size-touch cursor-pointer items-center justify-center text-[1.75rem] leading-none has-focus-visible:outline-2 has-focus-visible:outline-ink ${index < value ? 'text-clay' : 'text-rule hover:text-control'}`}
            >
              <input
                type="radio"
                name={name}
                value={index + 1}
                checked={value === index + 1}
                aria-label={`${index + 1}/${labels.length} · ${label}`}
                onChange={() => onChange(index + 1)}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              <span aria-hidden="true">★</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-small text-muted">
          {labels[value - 1]}
        </span>
      </div>
    </ChoiceGroup>
  )
}
