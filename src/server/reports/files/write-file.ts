/** Program of a worker thread that writes one file of a sheet. Started by `sheet-files.ts`. */
import type { Report } from '#contract/reports.ts'
import type { SheetFile } from './sheet-file.ts'

export interface WriteFileTask {
  readonly report: Report
  readonly file: SheetFile
  readonly at: Date
  /** Uploaded pictures of the sheet by storage key. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

/** Returns null for a kind that has no such file. */
export default async function writeFile(task: WriteFileTask): Promise<Uint8Array | null> {
  const { report, file, at, pictures } = task
  const outside = {
    now: () => at,
    storage: { get: async (key: string) => pictures.get(key) ?? null },
  }
  // Each form loads its own libraries only.
  switch (file[0]) {
    case 'pdf': {
      const { reportPdf } = await import('../pdf/report-pdf.ts')
      return reportPdf(outside, report, file[1])
    }
    case 'pages': {
      const { printedPages } = await import('../print/printed-pages.ts')
      return printedPages(outside, report)
    }
    case 'picture': {
      const { sharePictureFile } = await import('../picture/share-picture-file.ts')
      return sharePictureFile(report, file[1])
    }
    case 'card': {
      const { cardDocument } = await import('../card/card-document.ts')
      return cardDocument(outside, report, file[1])
    }
  }
}
