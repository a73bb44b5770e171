import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkClaims } from './checks/check-claims.ts'
import { report } from './checks/report.ts'

report('claims', checkClaims(projectRoot))
