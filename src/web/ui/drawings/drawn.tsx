import { type CSSProperties, useMemo, useState } from 'react'
import type { Drawing, DrawingColour, Stroke } from '#domain/portraits/drawing.ts'
import { classNames } from '../class-names.ts'
import { useHydrated } from '../use-hydrated.ts'

export interface DrawnProps {
  /** What the drawing shows. Without it the drawing only decorates and is passed over. */
  readonly label?: string | undefined
  /** What lies behind: faces are filled with it. By itself what the surroundings say in `--ground`. */
  readonly ground?: 'paper' | 'fill' | 'sheet' | undefined
  readonly className?: string | undefined
  /** How the drawing fills a field of another shape: cut off (`slice`) or whole (`meet`). */
  readonly fit?: string | undefined
}

interface DrawingProps<Options> extends DrawnProps {
  readonly draw: (options: Options) => Drawing
  /** Plain values; the same ones draw the same. */
  readonly options: Options
}

/** Puts a drawing of the domain on the page, in the colours of the tokens. */
export function Drawn<Options>({ draw, options, ...look }: DrawingProps<Options>) {
  const { label, ground, className, fit } = look
  const { viewBox, paths } = useDrawing(draw, JSON.stringify(options))

  return (
    <svg
      suppressHydrationWarning
      viewBox={viewBox}
      preserveAspectRatio={fit}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('block', className)}
      style={ground && ({ '--ground': `var(--color-${ground})` } as CSSProperties)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of our own; a hundred elements less to hydrate
      dangerouslySetInnerHTML={{ __html: paths }}
    />
  )
}

/**
 * What came with the document is not drawn again: hydration leaves it as it stands, and a hundred
 * strands take a phone longer than all else on the page.
 */
function useDrawing<Options>(draw: (options: Options) => Drawing, options: string) {
  const isRendered = !useHydrated() && typeof document !== 'undefined'
  const [onPage] = useState(isRendered ? options : null)

  return useMemo(() => {
    if (options === onPage) return { viewBox: undefined, paths: '' }
    const { viewBox, strokes } = draw(JSON.parse(options) as Options)
    return { viewBox, paths: strokes.map(pathOf).join('') }
  }, [draw, options, onPage])
}

function pathOf({ path, stroke, fill, width, opacity, dash }: Stroke): string {
  return [
    `<path d="${path}"`,
    stroke && ` stroke="${colour(stroke)}" stroke-width="${width}"`,
    fill && ` fill="${colour(fill)}"`,
    opacity < 1 && ` opacity="${opacity}"`,
    dash && ` stroke-dasharray="${dash.join(' ')}"`,
    '/>',
  ]
    .filter(Boolean)
    .join('')
}

const colour = (name: DrawingColour): string =>
  name === 'paper' ? 'var(--ground, var(--color-paper))' : `var(--color-${name})`
