import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { EditorSection } from '#web/admin/report/editor-section.tsx'
import { useLanguage } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { palettes } from '../palettes.ts'
import type { ColorContent } from '../report-content.ts'
import { type SeasonKey, seasonKeys } from '../season.ts'
import { hasOwnColours, hasPaletteOf, withColoursOf, withPalette } from './palette-start.ts'
import { Strip } from './strip.tsx'
import { useColorAdminText } from './use-color-admin-text.ts'

type SeasonSectionProps = Pick<
  ReportFieldsProps<ColorContent>,
  'content' | 'onChange' | 'problemOf'
>

/**
 * Selects one of the twelve seasons. Fills in its palette at once if no work is lost; otherwise a
 * separate button does, after a confirmation.
 */
export function SeasonSection({ content, onChange, problemOf }: SeasonSectionProps) {
  const { sections, season: labels } = useColorAdminText()
  const language = useLanguage()
  const say = useToast()
  const { confirm } = useDialogs()
  const problem = problemOf('season')
  const { season: current } = content
  const chosen = current && palettes[current].names[language]

  function begin(season: SeasonKey) {
    const before = content
    onChange((it) => withPalette(it, season))
    say(labels.begun(palettes[season].names[language]), {
      label: labels.undo,
      run: () => onChange((it) => withColoursOf(it, before)),
    })
  }

  const choose = (season: SeasonKey) =>
    hasOwnColours(content) ? onChange((it) => ({ ...it, season })) : begin(season)

  async function beginAgain(season: SeasonKey, name: string) {
    if (await confirm(labels.ask(name), { text: labels.askText, ok: labels.ok })) begin(season)
  }

  return (
    <EditorSection title={sections.season}>
      <fieldset aria-describedby={problem ? 'season-problem' : undefined}>
        <legend className="sr-only">{labels.legend}</legend>
        <div className="grid gap-x-6 md:grid-cols-2">
          {seasonKeys.map((key) => (
            <label
              key={key}
              className="relative grid min-h-touch grid-cols-[minmax(0,7fr)_minmax(0,9fr)] items-center gap-3 px-2 text-small transition-colors hover:bg-fill has-checked:bg-ink has-checked:font-strong has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name="season"
                value={key}
                checked={current === key}
                onChange={() => choose(key)}
                className="absolute inset-0 size-full appearance-none opacity-0"
              />
              {palettes[key].names[language]}
              <Strip colours={palettes[key].best} />
            </label>
          ))}
        </div>
      </fieldset>
      {problem && (
        <div id="season-problem" className="pt-3">
          <Problem>{problem}</Problem>
        </div>
      )}
      {current && chosen && !hasPaletteOf(content, current) && (
        <div className="pt-3">
          <Button kind="secondary" size="small" onClick={() => void beginAgain(current, chosen)}>
            {labels.begin(chosen)}
          </Button>
          <p className="pt-1.5 text-small text-muted">{labels.beginHint}</p>
        </div>
      )}
    </EditorSection>
  )
}
