import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { cut } from './cut.ts'
import { leans } from './lean-libraries.ts'

const installed = globSync('node_modules/{react,react-dom,react-router}/**/*.js', { cwd: projectRoot })
const screens = globSync('src/**/{web,office}/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const oxlint = join(projectRoot, 'node_modules/.bin/oxlint')
/** What React looks for in the window. */
const known = { process: 'readonly', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'readonly' }

test('each list belongs to one file of the installed release, and what is left of it misses no name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'minuet-lean-'))
  try {
    for (const [index, lean] of leans.entries()) {
      const found = installed.filter((file) => lean.file.test(`/${file}`))
      expect(found, String(lean.file)).toHaveLength(1)
      const code = readFileSync(join(projectRoot, found[0] ?? ''), 'utf8')
      const left = cut(code, lean)
      expect(left.length).toBeLessThan(code.length)
      writeFileSync(join(folder, `${index}.js`), left)
    }
    const rules = {
      env: { browser: true, builtin: true, commonjs: true },
      globals: known,
      rules: { 'no-undef': 'error' },
    }
    writeFileSync(join(folder, 'rules.json'), JSON.stringify(rules))
    const found = spawnSync(oxlint, ['-A', 'all', '-c', 'rules.json', '-D', 'no-undef', '-f', 'unix', '.'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(found.stdout.split('\n').filter((line) => line.includes('no-undef'))).toEqual([])
    expect(found.status).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const leftOut = {
  'hooks and parts of React':
    /\b(Activity|PureComponent|Profiler|StrictMode|SuspenseList|ViewTransition|addTransitionType|createPortal|createRef|requestFormReset|useActionState|useDebugValue|useDeferredValue|useFormStatus|useImperativeHandle|useInsertionEffect|useOptimistic|useTransition)\b(?=[^'\n]*from 'react(-dom)?')/,
  'preloading through React':
    /\b(preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule)\b[^'\n]*from 'react-dom'/,
  'events of text before it is typed': /\bon(BeforeInput|Composition(Start|Update|End))\b/,
  'tags of the head': /<(title|meta|link|style|script|base|html|head|body)[\s>](?=[^\n]*\/>|[^\n]*<\/)/,
  'a function as the action of a form': /<form\b[^>]*\baction=\{(?!`)|\bformAction=/,
  'a handle of a fragment': /<Fragment[^>]*\bref=/,
  'elements of one’s own': /<[a-z]+-[a-z-]+[\s>]/,
  'parts of the router':
    /\b(Await|Form|Scripts|useActionData|useAsyncValue|useFetchers?|useFormAction|useSubmit|useViewTransitionState)\b(?=[^'\n]*from 'react-router)/,
  'options of the router': /\b(viewTransition|prefetch=|mask=|patchRoutesOnNavigation|dataStrategy|instrumentations)\b/,
}

test.each(Object.entries(leftOut))('no screen asks for what is left out: %s', (_, asked) => {
  const asking = screens.filter(
    (file) => file.endsWith('.tsx') && asked.test(readFileSync(join(projectRoot, file), 'utf8')),
  )
  expect(asking).toEqual([])
})
