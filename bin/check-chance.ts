import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkChance } from './checks/check-chance.ts'
import { report } from './checks/report.ts'

report('chance', checkChance(projectRoot))
