import { Link } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { SAMPLE_SHEET, sampleSection } from '#web/reports/sample/sample-addresses.ts'
import { type PinName, pinNames } from './pin-names.ts'

/** Target of each line on the sample sheet. */
const addresses: Readonly<Record<PinName, string>> = {
  face: sampleSection('typeAnalysis'),
  verdict: SAMPLE_SHEET,
  best: sampleSection('bestHair'),
  avoid: sampleSection('worstHair'),
  morning: sampleSection('morning'),
  outro: sampleSection('outro'),
}

/** Lists the poster's content by pin number; each line links to its part of the sample. */
export function SampleLines() {
  const { pins } = useText().content.sample

  return (
    <ol className="border-y border-rule">
      {pinNames.map((name, at) => (
        <li
          key={name}
          data-line={name}
          data-until-seen=""
          className="border-rule not-first:border-t"
        >
          <Link to={addresses[name]} className="group flex gap-x-5 py-4">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-display text-[1.25rem] leading-[1.4] font-light text-clay"
            >
              {at + 1}
            </span>
            <span>
              <span className="block font-strong group-hover:text-clay">{pins[name].title}</span>
              <span className="block text-small text-muted">{pins[name].text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
