import { expect, test } from 'vitest'
import { openLibrary } from '#features/site/content-pages/server/open-library.ts'
import { locales } from '#kernel/locale.ts'
import { readProjectFiles } from '../../../bin/checks/read-project-files.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { pagePeriods } from './page-periods.ts'

test('SITE-07 the legal pages name the periods that the product applies', () => {
  expect(pagePeriods).toEqual({
    erasure_days: 14,
    unconfirmed_days: 30,
    log_in_days: 30,
    session_days: 30,
    selfie_days: 30,
    pass_days: 30,
    note_days: 30,
    signal_days: 30,
    mandate_months: 14,
    sealed_days: 30,
    device_days: 365,
    verification_days: 365,
    nudge_days: 90,
    unread_days: 180,
    pause_days: 365,
    mandate_years: 3,
    returned_days: 430,
    request_years: 3,
    block_years: 5,
    webhook_days: 400,
    guest_days: 30,
    deceiver_years: 2,
    counter_days: 2,
    task_days: 30,
    minor_days: 30,
    choice_months: 6,
    backup_days: 40,
  })
})

/** How members' pages and endpoints name a cookie they set. */
const named = [
  /\b\w*[cC]ookie(?:Name)? = (?:\{\s*name: )?'((?:__Host-)?[a-z][\w.]*)'/g,
  /document\.cookie = `([a-z]\w*)=/g,
]

test('SITE-07 the cookie page lists every cookie that the product sets for members', () => {
  const code = readProjectFiles(projectRoot, ['src/**/*.{ts,tsx}']).filter(
    ({ path }) => !/\.test\.|\/testing\/|\/dev\//.test(path),
  )
  const set = code.flatMap(({ text }) =>
    named.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
  )
  const library = openLibrary()
  for (const locale of locales) {
    const listed = library.cookies[locale].passages.flatMap(({ block }) =>
      block.kind === 'list' ? block.items.map((runs) => runs[0]?.text ?? '') : [],
    )
    expect(listed.toSorted()).toEqual(
      [...new Set(set)].filter((name) => !name.startsWith('office.')).toSorted(),
    )
  }
})
