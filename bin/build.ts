import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { oneAtATime } from './bootstrap/with-lock.mjs'
import { compressFiles } from './build/compress-files.ts'
import { hashFiles } from './build/hash-files.ts'
import { writeSource } from './build/write-source.ts'

const stamp = join(projectRoot, 'dist/.stamp')
const inputs = ['src', 'content', 'package-lock.json', 'vite.config.ts', 'features.map.js']

/**
 * Builds the browser files of the site and the back office, and the renderer, in parallel, unless
 * they were already built from exactly these sources. Processes that build at the same time build
 * once.
 */
export function build(print: (line: string) => void = console.log): Promise<void> {
  return oneAtATime(join(projectRoot, 'dist'), () => buildOnce(print))
}

async function buildOnce(print: (line: string) => void): Promise<void> {
  // Runs even without a new build, because changes outside the pages are part of the source too.
  writeSource(projectRoot)
  const hash = hashFiles(projectRoot, inputs)
  if (readStamp() === hash) return
  rmSync(stamp, { force: true })
  print('Building the pages …')
  const startedAt = performance.now()
  await Promise.all([runAndCompress('client'), runAndCompress('office'), runVite('server')])
  mkdirSync(join(projectRoot, 'dist'), { recursive: true })
  writeFileSync(stamp, hash)
  print(`Building the pages: done in ${Math.round((performance.now() - startedAt) / 1000)} s.`)
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

async function runAndCompress(part: 'client' | 'office'): Promise<void> {
  await runVite(part)
  await compressFiles(join(projectRoot, 'dist', part))
}

/** Runs in a separate process, so that Vite's memory is released before the server starts. */
function runVite(part: 'client' | 'office' | 'server'): Promise<void> {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', '--configLoader', 'native', '--logLevel', 'warn'],
    {
      cwd: projectRoot,
      env: { ...process.env, MINUET_BUILD: part, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const end = () => child.kill()
  process.on('exit', end)
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(new Error(`The ${part} build failed.\n${output}`))
    })
  })
}

if (import.meta.main) await build()
