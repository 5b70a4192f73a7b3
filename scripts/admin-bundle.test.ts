import { expect, test } from 'vitest'
import { findAdminImports } from './admin-bundle.ts'

const page = (name: string, ...imports: string[]) => ({
  fileName: `${name}.js`,
  isEntry: true,
  facadeModuleId: `/src/web/${name}.tsx`,
  moduleIds: [`/src/web/${name}.tsx`],
  imports,
})

test('finds customers’ pages that load admin modules through another file', () => {
  const outputs = [
    page('my-page', 'shared.js'),
    page('login-page'),
    page('admin/orders-page', 'office.js', 'shared.js'),
    { fileName: 'shared.js', moduleIds: ['/src/web/ui/button.tsx'], imports: ['office.js'] },
    { fileName: 'office.js', moduleIds: ['/src/web/admin/list/list.tsx'], imports: ['shared.js'] },
    { fileName: 'site.css' },
  ]
  expect(findAdminImports(outputs)).toEqual(['/src/web/my-page.tsx → office.js'])
})
