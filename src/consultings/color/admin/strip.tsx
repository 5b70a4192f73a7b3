interface StripProps {
  readonly colours: readonly { readonly hex: string }[]
  readonly className?: string
}

/** Shows colours side by side, as a preview of a palette. */
export const Strip = ({ colours, className = 'h-5' }: StripProps) => (
  <span aria-hidden="true" className={`flex forced-color-adjust-none ${className}`}>
    {colours.map(({ hex }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: colours are known by their place alone
      <span key={at} className="min-w-0 flex-1" style={{ background: hex }} />
    ))}
  </span>
)
