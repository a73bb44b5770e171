import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkClock } from '../check-clock.ts'
import { report } from '../report.ts'

report('clock', checkClock(projectRoot))
