import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { namedPageFiles } from './named-page-files.ts'

/** The code of a page list after the build has named the files. */
function nameFiles(code: string, path = 'src/features/a/web/index.ts'): string | undefined {
  const plugin = namedPageFiles() as Plugin & {
    configResolved: (config: { readonly root: string }) => void
    transform: (code: string, id: string) => { readonly code: string } | null
  }
  plugin.configResolved({ root: '/site' })
  return plugin.transform(code, `/site/${path}`)?.code
}

test.each(['index.ts', 'pages.ts', 'settings/index.ts'])('a page in web/%s is named', (file) => {
  const folder = `src/features/a/web/${file}`.replace(/\/[^/]+$/, '')
  expect(
    nameFiles(
      "page({\n  module: () => import('./b-page.tsx'),\n})",
      `${folder}/${file.split('/').at(-1)}`,
    ),
  ).toBe(`page({\n  file: '${folder}/b-page.tsx', module: () => import('./b-page.tsx'),\n})`)
})

test('a file outside web/ is left unchanged', () => {
  expect(nameFiles("  module: () => import('./a.tsx'),", 'src/a/office/index.ts')).toBeUndefined()
})

test.each(['module: premium,', 'module,', "module: async () => import('./b-page.tsx'),"])(
  'the build fails on “%s”, whose page would be served without styles',
  (line) => {
    expect(() => nameFiles(`page({\n  ${line}\n})`)).toThrow('index.ts: write every module as')
  },
)
