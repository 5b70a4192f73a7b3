import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productAddress } from '#web/catalog/product-place.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { productPortrait } from '#web/ui/product-portrait.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import type { OwnItem } from './saved-queries.ts'

const grid =
  'grid grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-4 border-b border-sand py-5 sm:grid-cols-[6rem_1fr_auto] sm:gap-x-6'

interface SavedRowProps {
  readonly item: OwnItem
  /** Main action, while it is on sale. */
  readonly action: ReactNode
  readonly removing: boolean
  readonly onRemove: () => void
}

/** Shows picture, kind, name and price of a saved product; says so if it is not on sale. */
export function SavedRow({ item, action, removing, onRemove }: SavedRowProps) {
  const { myPage, saved: text } = useText()

  return (
    <li className={grid}>
      <div
        className={`aspect-square overflow-hidden bg-fill ${item.is_active ? '' : 'opacity-60'}`}
      >
        {item.image_url ? (
          <img src={item.image_url} alt="" className="size-full object-cover" />
        ) : (
          <Portrait
            {...productPortrait(item.consulting_type, { frame: 'avatar', detail: 'medium' })}
            covers
          />
        )}
      </div>
      <div className="min-w-0">
        <p className="text-small text-muted">{myPage.consultingTypes[item.consulting_type]}</p>
        <p className="text-lead">
          <Link
            to={productAddress(item)}
            className="inline-flex min-h-touch items-center hover:text-clay"
          >
            {item.name}
          </Link>
        </p>
        <p className={item.is_active ? '' : 'text-muted'}>
          {item.is_active ? <Money amount={item.price} /> : text.notOnSale}
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-end gap-5 sm:col-span-1">
        <Button
          kind="quiet"
          size="small"
          aria-label={text.removeIt(item.name)}
          busy={removing}
          onClick={onRemove}
        >
          {text.remove}
        </Button>
        {item.is_active && action}
      </div>
    </li>
  )
}

/** Skeleton of a row. */
export function SavedRowSkeleton() {
  return (
    <Loading>
      <div className={grid}>
        <Skeleton className="aspect-square" />
        <div className="flex h-23 flex-col justify-center gap-4">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-5 w-40 max-w-full" />
          <Skeleton className="h-4 w-24" />
        </div>
        <Skeleton className="col-span-2 h-touch w-36 justify-self-end sm:col-span-1" />
      </div>
    </Loading>
  )
}
