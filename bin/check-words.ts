import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkWords } from './walls/check-words.ts'
import { report } from './walls/report.ts'

report('words', checkWords(projectRoot))
