import { Portrait } from '#web/ui/portrait.tsx'
import { backdropOf } from '../backdrop.ts'
import { drawAdvisedMakeUp } from '../draw-customer.ts'
import { type MakeUpMark, makeUpMarks } from '../make-up-marks.ts'
import type { ColorContent } from '../report-content.ts'
import { useColorText } from './use-color-text.ts'

/** Shows the customer with all advised make-up, and a number at each area that has shades. */
export function MakeUpFace({ report }: { readonly report: ColorContent }) {
  const text = useColorText().makeUp
  const choices = drawAdvisedMakeUp(report)
  const { box, marks } = makeUpMarks(choices)
  const backdrop = backdropOf(report.best, 2)

  return (
    <div
      className="relative -mx-gutter bg-fill forced-color-adjust-none @text:sticky @text:top-[calc(var(--spacing-header)+1.5rem)] @text:mx-0 print:relative print:top-0 print:mx-0 print:[print-color-adjust:exact]"
      style={backdrop ? { backgroundColor: backdrop } : undefined}
    >
      <Portrait {...choices} label={text.portrait} />
      <svg
        aria-hidden="true"
        viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
        className="absolute inset-0 size-full"
      >
        {marks
          .filter(({ area }) => report.make_up[area].shades.length > 0)
          .map((mark) => (
            <Mark key={mark.area} {...mark} />
          ))}
      </svg>
    </div>
  )
}

const Mark = ({ number, from, to }: MakeUpMark) => (
  <g>
    <path
      d={`M${from.join(' ')}L${to.join(' ')}`}
      className="stroke-paper"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path d={`M${from.join(' ')}L${to.join(' ')}`} className="stroke-clay" strokeWidth="1" />
    <circle cx={from[0]} cy={from[1]} r="2" className="fill-clay stroke-paper" strokeWidth="0.8" />
    <circle cx={to[0]} cy={to[1]} r="10.5" className="fill-clay stroke-paper" strokeWidth="1" />
    <text
      x={to[0]}
      y={to[1] + 4.6}
      textAnchor="middle"
      fontSize="13"
      className="fill-paper font-strong"
    >
      {number}
    </text>
  </g>
)
