import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import util from 'node:util'

/**
 * The variables in the file `.env` of a folder, in the usual form; empty without such a file.
 * Variables set in the environment take precedence.
 * @param {string} root
 * @returns {NodeJS.Dict<string>}
 */
export function readEnvFile(root) {
  const path = join(root, '.env')
  if (!existsSync(path)) return {}
  // A named import that an older Node lacks would make it fail before this line.
  if (util.parseEnv === undefined)
    throw new Error('Reading .env needs Node 20.12 or newer; set the variables in the environment.')
  return util.parseEnv(readFileSync(path, 'utf8'))
}
