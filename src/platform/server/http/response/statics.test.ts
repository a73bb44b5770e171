import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startExampleServer, type ExampleServer } from '../testing/example-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'statics-'))
const script = 'export const words = "one two three";\n'.repeat(100)
let example: ExampleServer

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'assets/app-abc123.js'), script)
  writeFileSync(join(folder, 'assets/made-def456.css'), 'a'.repeat(900))
  writeFileSync(join(folder, 'assets/made-def456.css.br'), brotliCompressSync('b'.repeat(900)))
  writeFileSync(join(folder, 'assets/gloock.woff2'), new Uint8Array([1, 2, 3]))
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  example = await startExampleServer({ statics: folder })
})
afterAll(async () => {
  await example.http.close()
  rmSync(folder, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${example.url}${path}`, { headers })
}

test('a file with a hash in its name is cached for a year and sent compressed', async () => {
  const file = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip, br' })
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect([file.headers.get('content-encoding'), file.headers.get('vary')]).toEqual([
    'br',
    'accept-encoding',
  ])
  expect(await file.text()).toBe(script)
  const plain = await get('/assets/app-abc123.js', { 'accept-encoding': 'identity' })
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, script])
})

test('a file compressed by the build is sent as it is', async () => {
  expect(await (await get('/assets/made-def456.css', { 'accept-encoding': 'br' })).text()).toBe(
    'b'.repeat(900),
  )
  expect((await get('/assets/made-def456.css.br')).status).toBe(404)
})

test('a file without a hash is revalidated, and answered with 304 if it is unchanged', async () => {
  const first = await get('/icon.svg')
  expect([
    first.status,
    first.headers.get('content-type'),
    first.headers.get('cache-control'),
  ]).toEqual([200, 'image/svg+xml; charset=utf-8', 'public, no-cache'])
  const again = await get('/icon.svg', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const weak = await get('/icon.svg', {
    'if-none-match': `"other", W/${first.headers.get('etag')}`,
  })
  expect(weak.status).toBe(304)
})

test('fonts and images are sent uncompressed', async () => {
  const font = await get('/assets/gloock.woff2', { 'accept-encoding': 'br' })
  expect([font.headers.get('content-type'), font.headers.get('content-encoding')]).toEqual([
    'font/woff2',
    null,
  ])
})

test.each(['/assets/none.js', '/assets/', '/assets/..%2f.vite/manifest.json', '/assets/%00'])(
  'any other path is not a static file: %s',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test.each(['/.vite/manifest.json', '/assets/../.vite/manifest.json', '/%2e%2e/package.json'])(
  'the build’s internal files are not served as static files: %s',
  async (path) => {
    const answer = await get(path)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('visitor')
  },
)
