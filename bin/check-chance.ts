import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkChance } from './walls/check-chance.ts'
import { report } from './walls/report.ts'

report('chance', checkChance(projectRoot))
