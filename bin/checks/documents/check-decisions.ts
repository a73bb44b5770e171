import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Breach, Finding } from '../breach.ts'
import { getLineNumber } from '../get-line-number.ts'
import { type ProjectFile, readProjectFiles } from '../read-project-files.ts'

const folder = 'docs/decisions'

/**
 * Checks that decision records are numbered 001, 002 … without gaps, and that links to them work.
 */
export function checkDecisions(root: string): Finding {
  const records = readProjectFiles(root, [`${folder}/*.md`])
  const documents = readProjectFiles(root, ['*.md', '{docs,src,db,test,bench,content}/**/*.md'])
  return {
    read: records.length,
    breaches: [
      ...records.flatMap(checkNumber),
      ...documents.flatMap((document) => findDeadLinks(root, document)),
    ],
  }
}

/** The records are sorted by name, so each record's position in the list is its number. */
function checkNumber({ path, text }: ProjectFile, index: number): Breach[] {
  const number = String(index + 1).padStart(3, '0')
  const breach = (line: number, message: string): Breach => ({ file: path, line, message })
  return [
    ...(posix.basename(path).startsWith(`${number}-`)
      ? []
      : [breach(0, `is number ${number}: numbers are unique and without gaps`)]),
    ...(text.startsWith(`# ${posix.basename(path).slice(0, 3)} `)
      ? []
      : [breach(1, 'the heading does not begin with the number of the file')]),
  ]
}

function findDeadLinks(root: string, { path, text }: ProjectFile): Breach[] {
  return [...text.matchAll(/\]\(([^)\s#:]*\d{3}-[^)\s#:]+\.md)/g)]
    .filter(([, link = '']) => !existsSync(join(root, posix.dirname(path), link)))
    .map((match) => ({
      file: path,
      line: getLineNumber(text, match.index),
      message: `there is no ${match[1]}`,
    }))
}
