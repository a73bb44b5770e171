import { join, relative } from 'node:path'
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'
import type { PageFiles } from '#app/pages/page-files.ts'
import { writeOfficeDocument } from '#app/pages/office-document.ts'
import type { Render } from '#app/web/rendering.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { renderErrorPage } from './render-error-page.ts'
import { writeHead } from './write-head.ts'

interface SourcePages extends PageFiles {
  /** Reloads a file and everything that imports it; all files if `null`. */
  invalidate(file: string | null): void
}

const clientEntry = 'src/app/web/entry-client.tsx'
const officeEntry = 'src/app/office/entry-office.tsx'

/**
 * Pages rendered from the current sources. Vite, in the other process, compiles the modules, which
 * `fetchModule` requests. A page that cannot be rendered shows the error.
 */
export function createSourcePages(
  fetchModule: (payload: unknown) => Promise<{ result: unknown } | { error: unknown }>,
  onFailure: () => void,
): SourcePages {
  const runner = new ModuleRunner(
    { transport: { invoke: fetchModule }, hmr: false },
    new ESModulesEvaluator(),
  )
  const modules = runner.evaluatedModules

  // Style sheets are linked too, because otherwise the page would be unstyled until its scripts
  // run.
  const listStyles = () => {
    const loaded = [...modules.idToModuleMap.values()].map(({ file }) =>
      relative(projectRoot, file),
    )
    return ['src/ui/styles/app.css', ...new Set(loaded.filter((file) => file.endsWith('.css')))]
  }
  const manifest = {
    [clientEntry]: {
      file: clientEntry,
      get css() {
        return listStyles()
      },
    },
    'src/ui/styles/brands/sarabande.css': { file: 'src/ui/styles/brands/sarabande.css' },
  }

  const render: Render = async (request) => {
    try {
      const entry = await runner.import<{
        createRenderer: (manifest: unknown, runs: 'once-shown') => Render
      }>('/src/app/web/entry-server.tsx')
      // Every page is hydrated as soon as it is shown, because only hydrated components can be
      // updated.
      const result = await entry.createRenderer(manifest, 'once-shown')(request)
      return 'html' in result ? { ...result, html: addHead(result.html, request.nonce) } : result
    } catch (error) {
      console.error(error)
      onFailure()
      const html = renderErrorPage(
        'The page could not be rendered',
        String((error as Error).stack ?? error),
        request.nonce,
      )
      return { status: 500, html, secret: false, indexed: false }
    }
  }

  const writeDocument = writeOfficeDocument({ [officeEntry]: { file: officeEntry } }, '/')
  return {
    render,
    folder: join(projectRoot, 'src/app/web/public'),
    office: { writeDocument: (parts) => addHead(writeDocument(parts), parts.nonce) },
    invalidate(file) {
      if (file === null) return modules.clear()
      const stale = [...(modules.getModulesByFile(file) ?? [])]
      const seen = new Set(stale)
      for (const module of stale) {
        modules.invalidateModule(module)
        for (const id of module.importers) {
          const importer = modules.getModuleById(id)
          if (importer === undefined || seen.has(importer)) continue
          seen.add(importer)
          stale.push(importer)
        }
      }
    },
  }
}

function addHead(html: string, nonce: string): string {
  return html.replace('<head>', () => `<head>\n${writeHead(nonce)}`)
}
