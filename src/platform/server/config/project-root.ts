import { resolve } from 'node:path'

/** The folder that holds package.json; every path of the product is found from it. */
export const projectRoot = resolve(import.meta.dirname, '../../../..')
