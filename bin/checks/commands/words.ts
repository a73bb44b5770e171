import { projectRoot } from '#platform/server/config/project-root.ts'
import { checkWords } from '../check-words.ts'
import { report } from '../report.ts'

report('words', checkWords(projectRoot))
