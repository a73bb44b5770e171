import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, DevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { compiledPhrases } from '#app/build/compiled-phrases.ts'
import { directImports } from '#app/build/direct-imports.ts'
import { type EndpointModules, endpointsModule } from '#app/build/endpoints-module.ts'
import { starterScript } from '#app/build/starter-script.ts'
import { phraseIndex } from '#app/build/phrase-index.ts'
import { framePhrases } from '#app/web/frame-phrases.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { markPageFunctions } from './mark-page-functions.ts'

interface ViteOptions {
  /** The server that browsers connect to, whose WebSocket delivers the changes. */
  readonly server: Server
  /** The host names of the sites besides localhost. */
  readonly hosts: readonly string[]
  readonly readEndpoints: () => Promise<EndpointModules>
  /** Called with the path from the project's root, once Vite has invalidated the file. */
  readonly onChange: (path: string) => void
}

const watched = /^(src|content|features\.map\.js)(\/|$)/
/** Imports of these files are rewritten to the files that they re-export. */
const publicEntry = /^src\/(features|ui)\/.*\/index\.ts$/

/** Compiles the modules of both apps on request, for browsers and for the renderer. */
export function createVite({
  server,
  hosts,
  readEndpoints,
  onChange,
}: ViteOptions): Promise<ViteDevServer> {
  const source = join(projectRoot, 'src')
  const cacheDir = join(projectRoot, '.cache/vite')
  return createServer({
    configFile: false,
    envDir: false,
    root: projectRoot,
    mode: 'development',
    appType: 'custom',
    clearScreen: false,
    publicDir: false,
    cacheDir,
    plugins: [
      compiledPhrases(true),
      phraseIndex(framePhrases, 'both'),
      endpointsModule(readEndpoints),
      starterScript(),
      markPageFunctions(),
      react(),
      directImports(),
      reportChanges(onChange),
    ],
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    // Compiled by Vite instead of imported by Node, so that the alias applies to it too.
    ssr: { noExternal: ['use-intl'] },
    optimizeDeps: { entries: ['src/app/web/entry-client.tsx', 'src/app/office/entry-office.tsx'] },
    server: {
      middlewareMode: true,
      ws: { server },
      hmr: { server },
      allowedHosts: [...hosts],
      fs: { allow: [source, cacheDir, realpathSync(join(projectRoot, 'node_modules'))] },
      watch: {
        // An editor may empty a file before it writes it.
        awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
        ignored: (path) => path !== projectRoot && !watched.test(relative(projectRoot, path)),
      },
    },
    environments: {
      ssr: {
        dev: {
          createEnvironment: (name, config) => new DevEnvironment(name, config, { hot: false }),
        },
      },
    },
  })
}

function reportChanges(onChange: (path: string) => void): Plugin {
  return {
    name: 'minuet:report-changes',
    hotUpdate({ file }) {
      const { name, moduleGraph, hot } = this.environment
      const path = relative(projectRoot, file)
      if (publicEntry.test(path)) moduleGraph.invalidateAll()
      if (name === 'ssr') {
        onChange(path)
        return []
      }
      if (!publicEntry.test(path)) return
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
