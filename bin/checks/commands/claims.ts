import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkClaims } from '../check-claims.ts'
import { report } from '../report.ts'

report('claims', checkClaims(projectRoot))
