import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkQuotes } from './checks/phrases/check-quotes.ts'
import { report } from './checks/report.ts'

report('quotes', checkQuotes(projectRoot))
