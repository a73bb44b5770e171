import { dirname, join } from 'node:path'

/** The files that list pages. */
export const pageList = /\/src\/.*\/web\/(?:.*\/)?(?:index|pages)\.tsx?$/
/** A page's import in such a list. */
export const pageModule = /module: \(\) => import\('\.\/([^']+)'\)/g

/** Returns the files of the pages that a list declares. */
export function listPageFiles(list: string, code: string): string[] {
  return [...code.matchAll(pageModule)].map(([, file = '']) => join(dirname(list), file))
}
