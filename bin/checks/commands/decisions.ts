import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkDecisions } from '../documents/check-decisions.ts'
import { report } from '../report.ts'

report('decisions', checkDecisions(projectRoot))
