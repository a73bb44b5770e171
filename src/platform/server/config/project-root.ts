import { resolve } from 'node:path'

/** The folder that contains package.json; every path of the product is resolved from it. */
export const projectRoot = resolve(import.meta.dirname, '../../../..')
