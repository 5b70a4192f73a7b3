import { type CSSProperties, useMemo } from 'react'
import type { Drawing, DrawingColour, Stroke } from '#domain/portraits/drawing.ts'
import { classNames } from '../class-names.ts'

export interface DrawnProps {
  readonly drawing: Drawing
  /** What the drawing shows. Without it the drawing only decorates and is passed over. */
  readonly label?: string | undefined
  /** What lies behind: faces are filled with it. By itself what the surroundings say in `--ground`. */
  readonly ground?: 'paper' | 'fill' | 'sheet' | undefined
  readonly className?: string | undefined
  /** How the drawing fills a field of another shape: cut off (`slice`) or whole (`meet`). */
  readonly fit?: string | undefined
}

/** Puts a drawing of the domain on the page, in the colours of the tokens. */
export function Drawn({ drawing, label, ground, className, fit }: DrawnProps) {
  const paths = useMemo(() => drawing.strokes.map((it) => pathOf(it)).join(''), [drawing])

  return (
    <svg
      viewBox={drawing.viewBox}
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
