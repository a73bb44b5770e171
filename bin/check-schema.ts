import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { sqlFolders } from '#platform/server/postgres/sql-folders.ts'
import { firstDifference } from './schema/first-difference.ts'
import { tellFault } from './start/tell-fault.ts'
import { schemaAfter, statesUpTo } from './schema/schema-after.ts'

// A new database, one migrated step by step, and db/schema.txt must be identical.
const folders = await sqlFolders()
const file = join(projectRoot, 'db/schema.txt')
const fresh = await schemaAfter([folders]).catch(tellFault)
const stepped = await schemaAfter(statesUpTo(folders)).catch(tellFault)
const written = existsSync(file) ? readFileSync(file, 'utf8') : ''

const faults = [
  firstDifference('a fresh database', fresh, 'one migrated step by step', stepped),
  firstDifference('a fresh database', fresh, 'db/schema.txt', written),
].filter((fault) => fault !== undefined)
for (const fault of faults) console.error(fault)
if (fresh !== written) console.error('Review the change, then run: node bin/bootstrap.mjs schema')
process.exit(faults.length === 0 ? 0 : 1)
