#!/usr/bin/env node
// Runs bin/<word>.ts or bin/operator/<word>.ts with the right Node version and packages, whatever
// Node (20 or newer) runs this file.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEnvFile } from './bootstrap/env-file.mjs'
import { preparePackages } from './bootstrap/packages.mjs'
import { passThrough } from './bootstrap/pass-through.mjs'
import { preparedNode } from './bootstrap/prepare-node.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [word = '', ...rest] = process.argv.slice(2)
const folders = ['bin', 'bin/operator'].map((name) => join(root, name)).filter(existsSync)
const script = folders.map((folder) => join(folder, `${word}.ts`)).find(existsSync)

if (!/^[a-z-]+$/.test(word) || script === undefined) {
  const words = folders
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => /^[a-z]+\.ts$/.test(name) && name !== 'checks.ts')
  console.error(`Which one? ${words.map((name) => name.slice(0, -3)).join(', ')}`)
  process.exit(2)
}

try {
  const node = await preparedNode(root)
  await preparePackages(root, node)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// React's development build is seven times slower, so only `dev` and the tests use it.
const mode = { dev: 'development', test: 'test', sabotage: 'test' }[word] ?? 'production'
passThrough(await preparedNode(root), [script, ...rest], {
  // Tests must not depend on the settings of a site.
  ...(mode === 'test' ? {} : readEnvFile(root)),
  ...process.env,
  NODE_ENV: mode,
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
})
