import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { sqlFolders } from '#platform/server/postgres/sql-folders.ts'
import { listSchemaAfter } from './schema/schema-after.ts'

// Rewrites db/schema.txt, to be reviewed and committed with the migration that changed it.
writeFileSync(join(projectRoot, 'db/schema.txt'), await listSchemaAfter([await sqlFolders()]))
console.log('db/schema.txt has been written.')
