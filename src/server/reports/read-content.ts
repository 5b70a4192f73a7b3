import { NEWER_KIND, type ReportContent, reportOf } from '#consultings/kinds.ts'
import { isNewer, type Stored, upgraded } from '#consultings/stored.ts'
import type { KindOfReply } from '#contract/by-kind.ts'

/** Upgrades stored content to the current schema, and returns the kind to read it as. */
export function readContent(
  type: string,
  stored: object,
  version: number,
  { upgrades } = reportOf(type),
): { readonly kind: KindOfReply; readonly content: ReportContent } {
  return {
    kind: isNewer(version, upgrades) ? NEWER_KIND : (type as KindOfReply),
    content: upgraded(stored as Stored, version, upgrades) as ReportContent,
  }
}
