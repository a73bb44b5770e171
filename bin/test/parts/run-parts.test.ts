import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { fullParts } from './full-parts.ts'
import { chooseParts, readFigures } from './run-parts.ts'

test('parts are chosen by their exact names, and everything else names checks', () => {
  expect(chooseParts(['kills', 'memory'])?.map(({ name }) => name)).toEqual(['kills', 'memory'])
  expect(chooseParts(['figures'])).toHaveLength(fullParts.length)
  for (const names of [[], ['types'], ['kill'], ['kills', 'types']])
    expect(chooseParts(names)).toBeNull()
})

test('the files of every part exist', () => {
  const files = fullParts.flatMap(({ command }) =>
    command.filter((word) => /^(src|test|bin)\//.test(word)),
  )
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
})

test('figures are read from whole lines only', () => {
  const output =
    'stdout | a test\nfigure: 100 kills\n\nno figure: 2\nfigure: 3 ms\n ✓ a test\n✗ bench AUC 0.7\n'
  expect(readFigures(output)).toEqual(['100 kills', '3 ms', '✗ bench AUC 0.7'])
})
