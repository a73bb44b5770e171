import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkMoney } from './walls/check-money.ts'
import { report } from './walls/report.ts'

report('money', checkMoney(projectRoot))
