import { useMutation } from '@tanstack/react-query'
import type { exportDueRefunds, exportSettlements } from '#contract/admin-money.ts'
import { download } from '#web/api/client.ts'
import { saveFile } from '#web/reports/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface WorkbookButtonProps {
  readonly endpoint: typeof exportDueRefunds | typeof exportSettlements
  /** Of the file, before the day. */
  readonly name: string
  readonly label: string
}

/** Saves a workbook about money, named after the day. */
export function WorkbookButton({ endpoint, name, label }: WorkbookButtonProps) {
  const text = useAdminText().queue
  const say = useToast()
  const workbook = useMutation({
    mutationFn: () => download(endpoint, {}),
    onSuccess: (file) => saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.xlsx`),
    onError: () => say(text.exportFailed),
  })

  return (
    <Button kind="quiet" size="small" busy={workbook.isPending} onClick={() => workbook.mutate()}>
      <DownloadIcon className="size-4" />
      {label}
    </Button>
  )
}
