import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkClaims } from './walls/check-claims.ts'
import { report } from './walls/report.ts'

report('claims', checkClaims(projectRoot))
