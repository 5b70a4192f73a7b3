import { Button } from '#web/ui/button.tsx'
import { KeyHint } from '#web/ui/key-hint.tsx'
import { ModifierKey } from '#web/ui/modifier-key.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface SaveBarProps {
  readonly isNew: boolean
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly isWrong: boolean
  readonly onDrop: () => void
}

/** Save bar: shows whether everything is saved, always visible below the editor. */
export function SaveBar({ isNew, isDirty, isSaving, isWrong, onDrop }: SaveBarProps) {
  const text = useAdminText().editing
  const state = isWrong ? text.wrong : isDirty ? text.unsaved : isNew ? text.notYet : text.saved

  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-ink bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:-mx-7 lg:px-7">
      <p
        role="status"
        className={`grow text-tiny ${isWrong ? 'text-clay' : 'text-muted'} ${isDirty ? 'max-sm:w-full' : ''}`}
      >
        {state}
      </p>
      {isDirty && (
        <Button kind="quiet" size="small" onClick={onDrop}>
          {isNew ? text.empty : text.drop}
        </Button>
      )}
      <Button type="submit" size="small" busy={isSaving} disabled={!isDirty && !isNew}>
        {isNew ? text.add : text.save}
        <span aria-hidden="true" className="max-lg:hidden">
          <KeyHint>
            <ModifierKey />↵
          </KeyHint>
        </span>
      </Button>
    </div>
  )
}
