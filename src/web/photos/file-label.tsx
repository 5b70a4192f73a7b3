import type { ReactNode } from 'react'

interface FileLabelProps {
  readonly label: string
  /** Opens this camera directly, for phones that would offer only their album. */
  readonly camera?: 'user' | 'environment'
  /** Whether only one file can be chosen. */
  readonly isSingle?: boolean
  readonly disabled?: boolean
  readonly onChoose: (files: readonly File[]) => void
  readonly className: string
  readonly children: ReactNode
}

/** Label over an invisible file input. */
export function FileLabel({
  label,
  camera,
  isSingle = false,
  disabled,
  onChoose,
  className,
  children,
}: FileLabelProps) {
  return (
    <label
      className={`has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-current ${className}`}
    >
      <input
        type="file"
        // A desktop's default filter may omit a phone's formats.
        accept="image/*,.heic,.heif"
        aria-label={label}
        capture={camera}
        multiple={!camera && !isSingle}
        disabled={disabled}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-default"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = '' // allows choosing the same file again
          if (files.length > 0) onChoose(files)
        }}
      />
      {children}
    </label>
  )
}
