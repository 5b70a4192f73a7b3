import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getSharePicture } from '#contract/reports.ts'
import { download } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import type { ReportToolsProps } from './report-tools-props.ts'
import { saveFile } from './save-file.ts'
import { useReportText } from './use-report-text.ts'

const NAME = 'gyeol.png'

/** Draws a sheet's picture on demand, to save or share with another app. */
export function SharePicture({ report, token }: ReportToolsProps) {
  const text = useReportText().share.picture
  const making = useMutation({
    mutationFn: async () => {
      const input = { params: { id: report.id }, query: { token: token ?? undefined } }
      return new File([await download(getSharePicture, input)], NAME, { type: 'image/png' })
    },
  })

  return (
    <section className="mt-7 space-y-4 border-t border-sand pt-5">
      <h3 className="font-strong">{text.title}</h3>
      <p className="text-small text-muted">{text.text}</p>
      {making.isError && <Problem>{text.failed}</Problem>}
      {making.data ? (
        <MadePicture file={making.data} />
      ) : (
        <Button kind="secondary" busy={making.isPending} onClick={() => making.mutate()}>
          {text.make}
        </Button>
      )}
    </section>
  )
}

function MadePicture({ file }: { readonly file: File }) {
  const text = useReportText().share.picture
  const address = useAddressOf(file)
  const canSend = navigator.canShare?.({ files: [file] }) ?? false
  // Ignores a cancelled share.
  const send = () => navigator.share({ files: [file] }).catch(() => undefined)

  return (
    <>
      {address && (
        <img src={address} alt={text.alt} width={1080} height={1920} className="h-auto w-44" />
      )}
      <div className="flex flex-wrap gap-3">
        {canSend && (
          <Button size="small" onClick={send}>
            {text.send}
          </Button>
        )}
        <Button kind="secondary" size="small" onClick={() => saveFile(file, NAME)}>
          {text.save}
        </Button>
      </div>
    </>
  )
}

/** Returns an object URL of a file while mounted. */
function useAddressOf(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
