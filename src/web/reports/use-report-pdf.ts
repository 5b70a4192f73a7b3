import { useMutation } from '@tanstack/react-query'
import { getReportPdf, type Report } from '#contract/reports.ts'
import { download } from '#web/api/client.ts'
import { saveFile } from './save-file.ts'

interface ReportPdf {
  readonly report: Pick<Report, 'id' | 'diagnosis_number'>
  /** Guest token; null for a member. */
  readonly token: string | null
}

/** Downloads the PDF of a sheet for a paper size. */
export const useReportPdf = ({ report, token }: ReportPdf) =>
  useMutation({
    mutationFn: (paper: 'a4' | 'letter') =>
      download(getReportPdf, {
        params: { id: report.id },
        query: { token: token ?? undefined, paper },
      }),
    onSuccess: (file) => saveFile(file, `gyeol-${report.diagnosis_number}.pdf`),
  })
