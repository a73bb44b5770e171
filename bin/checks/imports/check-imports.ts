import { collectBrowserImports } from './browser-imports.ts'
import type { Breach, Finding } from '../breach.ts'
import { cruiseProject, type ICruiseResult } from './cruise-project.ts'
import type { Feature } from '../../../features.map.js'
import { getLineNumber } from '../get-line-number.ts'
import { findImportLine } from './find-import-line.ts'
import { visitFile } from '../parse-file.ts'
import { type ProjectFile, readProjectFiles } from '../read-project-files.ts'
import { findUnreadImports } from './find-unread-imports.ts'
import { findImportPath } from './find-import-path.ts'

const patterns = [
  'src/**/*.{ts,tsx}',
  'bin/**/*.{ts,mjs}',
  'db/**/*.ts',
  'test/**/*.ts',
  'bench/**/*.ts',
  '*.config.ts',
]

/**
 * Checks every import against the rules in import-rules.ts, that dependency-cruiser read every file
 * and every import in it, and what the site’s pages send to the browser.
 */
export async function checkImports(root: string, features: readonly Feature[]): Promise<Finding> {
  const files = readProjectFiles(root, patterns).filter(({ path }) => !path.endsWith('.d.ts'))
  const graph = await cruiseProject(
    root,
    features,
    files.map(({ path }) => path),
  )
  const breaches = [
    ...forbidden(graph, files),
    ...findUnreadImports(graph.modules, files),
    ...(await heavyInBrowser(root, files)),
    ...files.flatMap(typeImports),
  ]
  return { read: files.length, breaches }
}

function forbidden(graph: ICruiseResult, files: readonly ProjectFile[]): Breach[] {
  const texts = new Map(files.map((file) => [file.path, file.text]))
  const comments = new Map(
    graph.summary.ruleSetUsed?.forbidden?.map((rule) => [rule.name, rule.comment]),
  )
  return graph.summary.violations.map(({ from, to, rule, unresolvedTo, cycle }) => {
    const via = cycle?.map(({ name }) => name).join(' → ') ?? to
    const name = unresolvedTo ?? findImportName(graph, from, cycle?.[0]?.name ?? to)
    const line = findImportLine(texts.get(from) ?? '', name)
    return {
      file: from,
      line,
      message: `→ ${via}: ${comments.get(rule.name) ?? rule.name} (${rule.name})`,
    }
  })
}

function findImportName(graph: ICruiseResult, from: string, to: string): string {
  const module = graph.modules.find(({ source }) => source === from)
  return module?.dependencies.find(({ resolved }) => resolved === to)?.module ?? to
}

/** Code that must not reach the browser through the site’s pages. */
const heavy: readonly (readonly [path: RegExp, what: string])[] = [
  [/^node_modules\/zod(\/|$)/, 'zod'],
  [/\/message-safety\/rules\/classifier\/learnt\/weights\.ts$/, 'the model weights (88 kB)'],
]

async function heavyInBrowser(root: string, files: readonly ProjectFile[]): Promise<Breach[]> {
  const entries = files
    .map(({ path }) => path)
    .filter((path) => path === 'src/app/web/entry-client.tsx')
  const imports = await collectBrowserImports(root, entries)
  return entries.flatMap((entry) =>
    heavy.flatMap(([target, what]) => {
      const steps = findImportPath(imports, entry, (path) => target.test(path))
      const message = `${steps?.join(' → ')}: ${what} would be sent to the browser`
      return steps === null ? [] : [{ file: entry, line: 0, message }]
    }),
  )
}

/**
 * dependency-cruiser does not detect `import('…')` in a type; use a plain `import type` instead.
 */
function typeImports(file: ProjectFile): Breach[] {
  const breaches: Breach[] = []
  visitFile(file, {
    TSImportType(node) {
      const message = 'write `import type` at the top of the file instead of a type import'
      breaches.push({ file: file.path, line: getLineNumber(file.text, node.start), message })
    },
  })
  return breaches
}
