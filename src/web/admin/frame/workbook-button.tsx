import { useMutation } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { saveFile } from '#web/reports/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from './admin-text.ts'
import { useMay } from './role.tsx'

interface WorkbookButtonProps {
  /** The export; without the right to it there is no button. */
  readonly call: Pick<Endpoint, 'access'>
  /** Downloads the file. */
  readonly fetch: () => Promise<Blob>
  /** File name without the date and extension. */
  readonly name: string
  readonly label: string
}

/** Button that downloads a workbook, with the date in its file name. */
export function WorkbookButton({ call, fetch, name, label }: WorkbookButtonProps) {
  const text = useAdminText().queue
  const may = useMay()
  const showToast = useToast()
  const workbook = useMutation({
    mutationFn: fetch,
    onSuccess: (file) => saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.xlsx`),
    onError: (error) =>
      showToast(isRefusal(error, 'CONFIRMATION_REQUIRED') ? error.message : text.exportFailed),
  })

  if (!may(call)) return null
  return (
    <Button kind="quiet" size="small" busy={workbook.isPending} onClick={() => workbook.mutate()}>
      <DownloadIcon className="size-4" />
      {label}
    </Button>
  )
}
