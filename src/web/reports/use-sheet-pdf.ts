import { useMutation } from '@tanstack/react-query'
import { getReportPdf, type Sheet } from '#contract/reports.ts'
import { download } from '#web/api/client.ts'
import { saveFile } from './save-file.ts'

interface SheetPdf {
  readonly sheet: Pick<Sheet, 'id' | 'diagnosis_number'>
  /** A guest's proof. */
  readonly token: string | null
}

/** Hands the PDF of a sheet to the browser's downloads, on the paper that is asked for. */
export const useSheetPdf = ({ sheet, token }: SheetPdf) =>
  useMutation({
    mutationFn: (paper: 'a4' | 'letter') =>
      download(getReportPdf, {
        params: { id: sheet.id },
        query: { token: token ?? undefined, paper },
      }),
    onSuccess: (file) => saveFile(file, `gyeol-${sheet.diagnosis_number}.pdf`),
  })
