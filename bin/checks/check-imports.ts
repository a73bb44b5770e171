import type { Breach, Finding } from './breach.ts'
import { cruiseProject, type ICruiseResult } from './cruise-project.ts'
import type { Feature } from '../../features.map.js'
import { lineAt } from './line-at.ts'
import { lineOfImport } from './line-of-import.ts'
import { visitFile } from './parse-file.ts'
import { type ProjectFile, projectFiles } from './project-files.ts'
import { unreadImports } from './unread-imports.ts'
import { wayTo } from './way-to.ts'

const patterns = [
  'src/**/*.{ts,tsx}',
  'bin/**/*.{ts,mjs}',
  'db/**/*.ts',
  'test/**/*.ts',
  'bench/**/*.ts',
  '*.config.ts',
]

/** Judges every import by features, map and doors, and proves that every file and every import in it was seen. */
export async function checkImports(root: string, features: readonly Feature[]): Promise<Finding> {
  const files = projectFiles(root, patterns).filter(({ path }) => !path.endsWith('.d.ts'))
  const graph = await cruiseProject(
    root,
    features,
    files.map(({ path }) => path),
  )
  const breaches = [
    ...forbidden(graph, files),
    ...unreadImports(graph.modules, files),
    ...zodInBrowser(graph),
    ...files.flatMap(typeImports),
  ]
  return { read: files.length, breaches }
}

function forbidden(graph: ICruiseResult, files: readonly ProjectFile[]): Breach[] {
  const texts = new Map(files.map((file) => [file.path, file.text]))
  const comments = new Map(graph.summary.ruleSetUsed?.forbidden?.map((rule) => [rule.name, rule.comment]))
  return graph.summary.violations.map(({ from, to, rule, unresolvedTo, cycle }) => {
    const via = cycle?.map(({ name }) => name).join(' → ') ?? to
    const name = unresolvedTo ?? nameOf(graph, from, cycle?.[0]?.name ?? to)
    const line = lineOfImport(texts.get(from) ?? '', name)
    return { file: from, line, message: `→ ${via}: ${comments.get(rule.name) ?? rule.name} (${rule.name})` }
  })
}

function nameOf(graph: ICruiseResult, from: string, to: string): string {
  const module = graph.modules.find(({ source }) => source === from)
  return module?.dependencies.find(({ resolved }) => resolved === to)?.module ?? to
}

function zodInBrowser(graph: ICruiseResult): Breach[] {
  const entries = graph.modules
    .map(({ source }) => source)
    .filter((path) => /^src\/main\/web\/entry-(client|still)\.tsx?$/.test(path))
  return entries.flatMap((entry) => {
    const way = wayTo(graph.modules, entry, (path) => /(^|\/)node_modules\/zod\//.test(path))
    return way === null
      ? []
      : [{ file: entry, line: 0, message: `${way.join(' → ')}: zod would be sent to the browser` }]
  })
}

/** dependency-cruiser does not see `import('…')` in a type; a plain `import type` does the same. */
function typeImports(file: ProjectFile): Breach[] {
  const breaches: Breach[] = []
  visitFile(file, {
    TSImportType(node) {
      const message = 'write `import type` at the top of the file instead of a type import'
      breaches.push({ file: file.path, line: lineAt(file.text, node.start), message })
    },
  })
  return breaches
}
