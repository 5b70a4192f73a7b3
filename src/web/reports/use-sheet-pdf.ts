import { useMutation } from '@tanstack/react-query'
import { getReportPdf, type Sheet } from '#contract/reports.ts'
import { download } from '#web/api/client.ts'
import { saveFile } from './save-file.ts'

interface SheetPdf {
  readonly sheet: Pick<Sheet, 'id' | 'diagnosis_number'>
  /** Guest token; null for a member. */
  readonly token: string | null
}

/** Downloads the PDF of a sheet for a paper size. */
export const useSheetPdf = ({ sheet, token }: SheetPdf) =>
  useMutation({
    mutationFn: (paper: 'a4' | 'letter') =>
      download(getReportPdf, {
        params: { id: sheet.id },
        query: { token: token ?? undefined, paper },
      }),
    onSuccess: (file) => saveFile(file, `gyeol-${sheet.diagnosis_number}.pdf`),
  })
