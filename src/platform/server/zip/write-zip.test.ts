import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readZip } from './testing/read-zip.ts'
import { writeZip } from './write-zip.ts'

const bytes = (text: string) => Buffer.from(text)

const entries = [
  { name: 'data.json', bytes: bytes('{"name":"Zoë"}') },
  { name: 'photos/żółw.webp', bytes: Buffer.from([0, 255, 1, 254]) },
  { name: 'empty.txt', bytes: bytes('') },
]
const at = new Date('2026-03-04T05:06:08Z')

test('an archive can be read back, including empty files and names in any language', () => {
  const files = readZip(writeZip(entries, at))
  expect([...files].map(([name, content]) => ({ name, bytes: Buffer.from(content) }))).toEqual(
    entries,
  )
})

// Skipped on machines without Python; where it is installed, it reads the archive too.
const noPython = spawnSync('python3', ['--version']).status !== 0

test.skipIf(noPython)(
  'an archive can be read by another program, including empty files and names in any language',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'zip-'))
    try {
      const archive = writeZip(entries, at)
      const file = join(folder, 'all.zip')
      writeFileSync(file, archive)
      const script = `import sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
z.extractall(sys.argv[2])
print([[i.filename, i.file_size, list(i.date_time)] for i in z.infolist()])`
      const output = execFileSync('python3', ['-c', script, file, folder], {
        encoding: 'utf8',
        env: { ...process.env, PYTHONUTF8: '1' },
      })
      expect(output.trim()).toBe(
        "[['data.json', 15, [2026, 3, 4, 5, 6, 8]], ['photos/żółw.webp', 4, [2026, 3, 4, 5, 6, 8]], ['empty.txt', 0, [2026, 3, 4, 5, 6, 8]]]",
      )
      expect(readFileSync(join(folder, 'data.json'), 'utf8')).toBe('{"name":"Zoë"}')
      expect([...readFileSync(join(folder, 'photos/żółw.webp'))]).toEqual([0, 255, 1, 254])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

test('an archive without files is valid', () => {
  expect(writeZip([], new Date('2026-03-04T05:06:08Z')).toString('latin1')).toBe(
    `PK\x05\x06${'\0'.repeat(18)}`,
  )
})
