import type { ExtraDays } from '#domain/surveys/photo-retention.ts'
import { useText } from '#web/language/use-text.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { useKeepPhotos } from '#web/own-orders/own-photos.ts'
import { Problem } from '#web/ui/problem.tsx'
import { Select } from '#web/ui/select.tsx'
import { useToast } from '#web/ui/toasts.tsx'

interface KeepLongerProps {
  readonly extraDays: ExtraDays | null
  readonly proof: OrderProof
}

const choices: Readonly<Record<string, ExtraDays>> = { half: 180, year: 365 }

/** Lets a customer have their photos kept longer, or as usual again; saved when chosen. */
export function KeepLonger({ extraDays, proof }: KeepLongerProps) {
  const text = useText().myPage.photoRecord
  const say = useToast()
  const keeping = useKeepPhotos(proof)
  const shown = keeping.isPending ? keeping.variables : extraDays
  const chosen = Object.keys(choices).find((name) => choices[name] === shown) ?? 'none'

  function choose(name: string) {
    keeping.mutate(choices[name] ?? null, { onSuccess: () => say(text.saved) })
  }

  return (
    <div className="mt-4 max-w-sm">
      <Select
        label={text.longer}
        hint={text.longerHint}
        placeholder={false}
        options={[
          { value: 'none', label: text.choices.none },
          { value: 'half', label: text.choices.half },
          { value: 'year', label: text.choices.year },
        ]}
        value={chosen}
        disabled={keeping.isPending}
        onChange={({ target }) => choose(target.value)}
      />
      {keeping.error && <Problem>{keeping.error.serverMessage ?? text.saveFailed}</Problem>}
    </div>
  )
}
