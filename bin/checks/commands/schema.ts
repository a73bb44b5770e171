import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { sqlFolders } from '#platform/server/postgres/sql-folders.ts'
import { describeFirstDifference } from '../../schema/describe-first-difference.ts'
import { exitWithError } from '../../start/exit-with-error.ts'
import { listSchemaAfter, listMigrationStates } from '../../schema/schema-after.ts'

// A new database, a database migrated step by step, and db/schema.txt must all match.
const folders = await sqlFolders()
const file = join(projectRoot, 'db/schema.txt')
const fresh = await listSchemaAfter([folders]).catch(exitWithError)
const stepped = await listSchemaAfter(listMigrationStates(folders)).catch(exitWithError)
const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''

const faults = [
  describeFirstDifference('a fresh database', fresh, 'one migrated step by step', stepped),
  describeFirstDifference('a fresh database', fresh, 'db/schema.txt', committed),
].filter((fault) => fault !== undefined)
for (const fault of faults) console.error(fault)
if (fresh !== committed) console.error('Review the change, then run: node bin/bootstrap.mjs schema')
process.exit(faults.length === 0 ? 0 : 1)
