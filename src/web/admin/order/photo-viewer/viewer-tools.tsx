import type { ReactNode } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { BesideIcon, MinusIcon, PlusIcon, SunIcon, TurnIcon } from '#web/ui/icons.tsx'
import { useAdminText } from '../../frame/admin-text.ts'

interface ViewerToolsProps {
  readonly zoom: number
  /** Undefined if there is nothing to show beside. */
  readonly isSideBySide: boolean | undefined
  readonly isLightOpen: boolean
  readonly onZoomOut: () => void
  readonly onWhole: () => void
  readonly onZoomIn: () => void
  readonly onTurn: () => void
  readonly onBeside: () => void
  readonly onLight: () => void
}

/** Buttons of the viewer; they act on every photo that is shown. */
export function ViewerTools(props: ViewerToolsProps) {
  const { photos, order } = useAdminText()
  const [text, labels] = [photos.viewer, order.survey]
  const { number } = useFormat()
  const percent = `${number(Math.round(props.zoom * 100))}%`

  return (
    <div className="flex items-center max-sm:justify-between">
      <Tool label={labels.zoomOut} onPress={props.onZoomOut}>
        <MinusIcon />
      </Tool>
      <Tool label={text.whole(percent)} onPress={props.onWhole}>
        <span className="figures text-small">{percent}</span>
      </Tool>
      <Tool label={labels.zoomIn} onPress={props.onZoomIn}>
        <PlusIcon />
      </Tool>
      <Tool label={labels.rotate} onPress={props.onTurn}>
        <TurnIcon />
      </Tool>
      {props.isSideBySide !== undefined && (
        <Tool label={labels.sideBySide} isOn={props.isSideBySide} onPress={props.onBeside}>
          <BesideIcon />
        </Tool>
      )}
      <Tool label={text.light} isOn={props.isLightOpen} onPress={props.onLight}>
        <SunIcon />
      </Tool>
    </div>
  )
}

interface ToolProps {
  readonly label: string
  /** Pressed state of a toggle button. */
  readonly isOn?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

export const Tool = ({ label, isOn, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    onClick={onPress}
    className="flex h-touch min-w-touch items-center justify-center hover:text-clay aria-pressed:bg-fill aria-pressed:text-clay"
  >
    {children}
  </button>
)
