import { classNames } from './class-names.ts'

const swatches = [
  'bg-spring-1',
  'bg-spring-2',
  'bg-spring-3',
  'bg-spring-4',
  'bg-summer-1',
  'bg-summer-2',
  'bg-summer-3',
  'bg-summer-4',
  'bg-autumn-1',
  'bg-autumn-2',
  'bg-autumn-3',
  'bg-autumn-4',
  'bg-winter-1',
  'bg-winter-2',
  'bg-winter-3',
  'bg-winter-4',
]

/** The sixteen personal colours side by side, from edge to edge. A graphic, never a state. */
export function ColourFan({ className }: { readonly className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('flex h-18 md:h-37', className)}>
      {swatches.map((swatch) => (
        <span key={swatch} className={classNames('grow forced-color-adjust-none', swatch)} />
      ))}
    </div>
  )
}
