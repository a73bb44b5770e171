import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { hasPermission, permissions, staffWith } from './permissions.ts'
import { roles } from './roles.ts'

test('OPS-01 docs/permissions.md shows operators the roles of each permission', () => {
  const page = readFileSync(join(projectRoot, 'docs/permissions.md'), 'utf8')
  const rows = page.split('\n').flatMap((line) => {
    const [, , permission, ...cells] = line.split('|').map((cell) => cell.trim())
    const name = /^`([a-z_.]+)`$/.exec(permission ?? '')?.[1]
    return name === undefined ? [] : [[name, roles.filter((_, at) => cells[at] === 'yes')]]
  })
  const expected = Object.entries(permissions).map(([name, allowed]) => [
    name,
    roles.filter((role) => (allowed as readonly string[]).includes(role)),
  ])
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected))
  expect(page).toContain(`| ${roles.join(' | ')} |`)
})

test('only listed roles have a permission, and an unknown role has none', () => {
  expect(roles.filter((role) => hasPermission(role, 'reports.decide'))).toEqual([
    'lead',
    'moderator',
  ])
  expect(hasPermission('', 'audit_log.read')).toBe(false)
  expect(staffWith('ads.place')).toEqual({ staff: ['owner', 'lead'] })
})
