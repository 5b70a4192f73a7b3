import { Strands } from './strands.tsx'

/** The logo: three strands of hair and the name. */
export function Mark({ name, large }: { readonly name: string; readonly large?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Strands className={large ? 'h-9' : 'h-6.5'} />
      <span className={large ? 'display-heading' : 'font-display text-[1.625rem] leading-none'}>
        {name}
      </span>
    </span>
  )
}
