import { useMutation } from '@tanstack/react-query'
import { exportOrders } from '#contract/admin-orders.ts'
import { download } from '#web/api/client.ts'
import { saveFile } from '#web/reports/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useQueueFilters } from './queue-queries.ts'

/** The filtered list as a workbook, named after the day. */
export function ExportButton() {
  const text = useAdminText().queue
  const say = useToast()
  const query = useQueueFilters()
  const workbook = useMutation({
    mutationFn: () => download(exportOrders, { query }),
    onSuccess: (file) => saveFile(file, `orders-${new Date().toISOString().slice(0, 10)}.xlsx`),
    onError: () => say(text.exportFailed),
  })

  return (
    <Button kind="quiet" size="small" busy={workbook.isPending} onClick={() => workbook.mutate()}>
      <DownloadIcon className="size-4" />
      {text.export}
    </Button>
  )
}
