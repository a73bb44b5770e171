import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkChance } from '../check-chance.ts'
import { report } from '../report.ts'

report('chance', checkChance(projectRoot))
