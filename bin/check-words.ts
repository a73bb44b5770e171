import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkWords } from './checks/check-words.ts'
import { report } from './checks/report.ts'

report('words', checkWords(projectRoot))
