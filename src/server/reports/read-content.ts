import { NEWER_KIND, type ReportContent, reportOf } from '#consultings/kinds.ts'
import { isNewer, type Stored, upgraded } from '#consultings/stored.ts'
import type { KindOfReply } from '#contract/by-kind.ts'
import type { ConsultingType } from '#contract/catalog.ts'

/** Upgrades stored content to the current schema, and returns the kind to read it as. */
export function readContent(
  type: ConsultingType,
  stored: Stored,
  version: number,
  { upgrades } = reportOf(type),
): { readonly kind: KindOfReply; readonly content: ReportContent } {
  return {
    kind: isNewer(version, upgrades) ? NEWER_KIND : type,
    // The kind's schema parsed it before it was stored, and upgrades lead to the current schema.
    content: upgraded(stored, version, upgrades) as ReportContent,
  }
}
