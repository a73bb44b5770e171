import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A program that needs a moment to stop. */
const code = `import { onStopSignal } from ${JSON.stringify(join(import.meta.dirname, 'on-stop-signal.ts'))}
  onStopSignal(() => new Promise((done) => setTimeout(() => { console.log('stopped'); done() }, 300)))
  setInterval(() => {}, 1000); console.log('ready')`

async function run(program: string, ...flags: string[]) {
  const child = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  await once(child.stdout, 'data')
  return { child, said: () => output }
}
const alone = () => run(process.execPath, '--input-type=module', '-e', code)

test('signals that arrive together count as one, and the process waits until stopping has finished', async () => {
  const { child, said } = await alone()
  child.kill('SIGINT')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(said()).toContain('stopped')
})

test('a hang-up without a terminal, as under nohup, does not stop the process', async () => {
  const { child, said } = await alone()
  child.kill('SIGHUP')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(said()).not.toContain('stopped')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test.runIf(existsSync('/usr/bin/script'))('a closed terminal stops the process', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'signal-')), 'run.mjs')
  writeFileSync(
    file,
    code.replace(
      "console.log('ready')",
      'setTimeout(() => process.kill(process.pid, "SIGHUP"), 100); console.log("ready")',
    ),
  )
  const { child, said } = await run(
    '/usr/bin/script',
    '-qec',
    `${process.execPath} ${file}`,
    '/dev/null',
  )
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(said()).toContain('stopped')
  rmSync(file)
})
