import { readFileSync } from 'node:fs'
import { checkCommitSubject } from './checks/english/check-commit-subject.ts'

// Called by .githooks/commit-msg with the file that contains the message.
const [file = ''] = process.argv.slice(2)
const [subject = ''] = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#') && line.trim() !== '')
const { errors, advice } = checkCommitSubject(subject)
for (const problem of [...errors, ...advice]) console.error(`commit message: ${problem}`)
process.exit(errors.length === 0 ? 0 : 1)
