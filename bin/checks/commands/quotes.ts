import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkQuotes } from '../phrases/check-quotes.ts'
import { report } from '../report.ts'

report('quotes', checkQuotes(projectRoot))
