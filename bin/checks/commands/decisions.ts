import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkDecisions } from '../check-decisions.ts'
import { report } from '../report.ts'

report('decisions', checkDecisions(projectRoot))
