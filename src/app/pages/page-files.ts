import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { type OfficeDocument, writeOfficeDocument } from './office-document.ts'
import type { Render } from '../web/rendering.ts'

/** Renders both apps' documents, and provides the files they link to. */
export interface PageFiles {
  readonly render: Render
  /** The folder of files served at `/`. */
  readonly folder: string
  readonly office: {
    readonly writeDocument: OfficeDocument
    /** The folder of files served at `/office`, if there is one. */
    readonly folder?: string
  }
}

/** Loads what `bin/build.ts` has written to `dist`. */
export async function readBuiltPages(): Promise<PageFiles> {
  const dist = join(projectRoot, 'dist')
  const readManifest = async (part: string) =>
    JSON.parse(await readFile(join(dist, part, '.vite/manifest.json'), 'utf8')) as never
  const built = pathToFileURL(join(dist, 'server/entry-server.js')).href
  const { createRenderer } = (await import(built)) as {
    createRenderer: (manifest: unknown) => Render
  }
  return {
    render: createRenderer(await readManifest('client')),
    folder: join(dist, 'client'),
    office: {
      writeDocument: writeOfficeDocument(await readManifest('office')),
      folder: join(dist, 'office'),
    },
  }
}
