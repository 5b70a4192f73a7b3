import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Calls that turn input into code, programs or trust, and the only files that make them. */
const dangerous: readonly [what: string, pattern: RegExp, files: readonly string[]][] = [
  [
    'starts another program', // with fixed arguments; what it works on comes by pipe or message
    /from 'node:child_process'/,
    [
      'src/server/adapters/database/cluster.ts',
      'src/server/adapters/database/postmaster-pid.ts',
      'src/server/adapters/database/postmaster.ts',
      'src/server/backup-runner.ts',
      'src/server/platform/decoder/run-decoder.ts',
    ],
  ],
  // One constant, which asks V8 to collect its memory.
  [
    'evaluates text as code',
    /\beval\(|\bnew Function\(|from 'node:vm'|setTimeout\(['"`]/,
    ['src/server/platform/limit-heap.ts'],
  ],
  ['trusts any certificate', /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/, []],
  [
    'writes text into a statement', // a migration's file, and one of two constants
    /\bsql\.raw\(/,
    ['src/server/ledger/settlements.ts', 'src/server/platform/migrations.ts'],
  ],
  [
    'builds a regular expression', // of constants of the source
    /\bnew RegExp\(/,
    [
      'src/contract/inquiries.ts',
      'src/domain/accounts/password.ts',
      'src/domain/audit/readable-html.ts',
      'src/domain/bank-statements/html-tables.ts',
      'src/domain/moderation/studio-names.ts',
      'src/server/reports/print/pdf-objects.ts',
      'src/texts/delivery.ts',
      'src/web/orders/order-detail-page.tsx',
      'src/web/scripts-after-paint.ts',
    ],
  ],
  [
    'shows text as HTML', // cleaned by the server (CN-3), or a drawing of ours
    /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\s*=|insertAdjacentHTML|document\.write/,
    [
      'src/web/admin/drawing/live-portrait.tsx',
      'src/web/admin/editing/rich-text.tsx',
      'src/web/catalog/description-panel.tsx',
      'src/web/content/closing.tsx',
      'src/web/content/content-text.tsx',
      'src/web/content/contents-grid.tsx',
      'src/web/content/faq-list.tsx',
      'src/web/content/policy-page.tsx',
      'src/web/content/sample-section.tsx',
      'src/web/content/shop-faq-dialog.tsx',
      'src/web/content/shop-faq-panel.tsx',
      'src/web/orders/policy-text.tsx',
      'src/web/reports/printed-pages.tsx',
    ],
  ],
]

test.each(dangerous)('[SEC-01] only known files hold what %s', (_what, pattern, files) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

  expect(sources.length).toBeGreaterThan(500)
  expect(found.toSorted()).toEqual(files)
})
