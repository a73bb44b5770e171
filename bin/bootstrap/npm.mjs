import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/**
 * Runs `npm install` in a folder with the given Node, printing a line every ten seconds to show
 * that it has not stalled.
 * @param {string} node
 * @param {string} folder
 * @param {string} what the step in words, for its lines
 */
export async function npm(node, folder, what) {
  const began = performance.now()
  const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`
  console.log(`${what} …`)
  const ticker = setInterval(() => console.log(`${what} … ${seconds()}`), 10_000)
  // The front end is built here, so its build tools are needed in production too.
  const flags = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ]
  const child = spawn(node, [npmPath(), ...flags, '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // If npm starts Node, it must be this one too.
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', resolve))
  clearInterval(ticker)
  if (code !== 0)
    throw new Error(`${said}\n${what} failed (npm exited with ${code}). Is the network available?`)
  console.log(`${what}: done in ${seconds()}.`)
}

/**
 * The npm that started this process (not another package manager), or the one installed with the
 * running Node or on the PATH.
 */
function npmPath() {
  const nextToNode = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, '../lib/node_modules/npm/bin/npm-cli.js'))
  const found = [process.env.npm_execpath ?? '', nextToNode, ...onPath].find(
    (path) => path.endsWith('npm-cli.js') && existsSync(path),
  )
  if (found === undefined)
    throw new Error('npm was not found. Start with "npm start" or "npm test".')
  return found
}
