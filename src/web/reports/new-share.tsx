import { useState } from 'react'
import { type ShareDays, shareDays } from '#contract/report-shares.ts'
import { failureMessage } from '#web/api/failure-message.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ReportToolsProps } from './report-tools-props.ts'
import { useShareReport } from './share-queries.ts'
import { useReportText } from './use-report-text.ts'

/** Creates a share link, whose address is shown once. */
export function NewShare({ report, token }: ReportToolsProps) {
  const text = useReportText().share
  const [days, setDays] = useState<ShareDays>('7')
  const sharing = useShareReport(report, token)
  const address = sharing.data && `${location.origin}/shared/${sharing.data.share_token}`

  return (
    <div className="mt-5 space-y-4">
      <RadioGroup
        legend={text.days}
        options={shareDays.map((value) => ({ value, label: text.dayOptions[value] }))}
        value={days}
        onChange={setDays}
      />
      {sharing.error && <Problem>{failureMessage(sharing.error, text)}</Problem>}
      <Button busy={sharing.isPending} onClick={() => sharing.mutate(days)}>
        {text.make}
      </Button>
      {address && (
        <div className="space-y-3">
          <TextField
            label={text.link}
            hint={text.linkHint}
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <CopyButton value={address} what={text.link} />
        </div>
      )}
    </div>
  )
}
