import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkMoney } from '../check-money.ts'
import { report } from '../report.ts'

report('money', checkMoney(projectRoot))
